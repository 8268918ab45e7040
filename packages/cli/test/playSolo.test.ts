// Tables of one person at the keyboard, and the commands that read what was saved there.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

const TABLE = ['--boxes', 'lab', '--challenges', 'lab,solo', '--epidemics', '5', '--seed', 'a'];

describe('a solo table with the lab', () => {
  it('is played by one person without handing over the keyboard, saved, loaded, verified and shown', async () => {
    const file = join(folder(), 'solo.cordon');
    const typed = [
      'sequence',
      'drop-sequence',
      'end',
      'infect',
      'infect',
      'hand',
      'legal',
      'assign medic',
      'undo',
    ];
    const { code, out } = await cordon(['play', ...TABLE, '--save', file], [...typed, 'rest', 'lab', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('1 player, 5 epidemics; hands private');
    expect(out).not.toContain('Pass the keyboard');
    expect(out).toMatch(
      /draws the Sequence card .*\n\nSequence cards: 12 cards in the deck, none discarded\./u,
    );
    expect(out).toMatch(/^Player 2 \(CDC\): 1 action of the CDC, or “rest”, which ends the turn\.$/mu);
    expect(out).toMatch(/Hand of Player 1 \(.*\): .*\nHand of Player 2 \(CDC\): /u);
    expect(out).toMatch(/^ {2}send 1 driving to chicago; /mu);
    expect(out).toContain('Player 1 (Quarantine Specialist) is the Medic from now on.');
    expect(out).toContain('Taken back: assign medic.');
    expect(out).toContain('Turn 2, Player 1');
    const [verified, shown, again] = await Promise.all([
      cordon(['verify', file]),
      cordon(['replay', file, '--facts']),
      cordon(['play', '--load', file], ['2: rest', 'quit']),
    ]);
    expect(verified.out).toContain('VERIFIED');
    expect(shown.out).toMatch(/^Dishes: sample-1 empty; /mu);
    expect(shown.out).toContain('Discarded before the game: ');
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('Turn 2, Player 1') as unknown]);
  });

  it('is played by bots and programs, one for both seats', async () => {
    const seeds = join(folder(), 'seeds.txt');
    writeFileSync(seeds, `${'0'.repeat(31)}1\n`);
    const program = join(import.meta.dirname, 'engines', 'programs', 'first.mjs');
    const engine = ['--engine', `"${process.execPath}" "${program}"`, '--engine-seconds', '60'];
    const table = TABLE.slice(0, 6);
    const [played, wrong] = await Promise.all([
      cordon(['arena', '--seeds', seeds, '--games', '1', '--bots', 'random', ...engine, ...table, '--json']),
      cordon(['simulate', '--player', 'random,greedy', ...table]),
    ]);
    expect([played.code, played.err]).toEqual([0, '']);
    expect(JSON.parse(played.out)).toMatchObject({
      cells: [{ players: 1, team: 'random' }, { team: 'engine1' }],
      programs: [{ name: 'engine1', games: 1, lost: 0 }],
    });
    expect([wrong.code, wrong.err]).toEqual([2, 'cordon: --player takes one name.\n']);
  });
});
