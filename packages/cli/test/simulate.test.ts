import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

describe('cordon simulate', () => {
  it('plays with boxes', async () => {
    const { code, out } = await cordon([
      'simulate',
      '--boxes',
      'brink,lab',
      '--epidemics',
      '7',
      '--games',
      '3',
      '--json',
    ]);
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { games: 3, config: { boxes: ['brink', 'lab'], epidemics: 7 } },
    ]);
  });

  it('gives the same result with one thread and with three', async () => {
    const args = [
      'simulate',
      '--players',
      '3',
      '--epidemics',
      '5',
      '--games',
      '200',
      '--seed',
      'same',
      '--json',
    ];
    const [one, three] = await Promise.all([
      cordon([...args, '--jobs', '1']),
      cordon([...args, '--jobs', '3']),
    ]);
    expect([one.code, three.code]).toEqual([0, 0]);
    expect(three.out).toBe(one.out);
    const result: unknown = JSON.parse(one.out);
    expect(result).toMatchObject({
      games: 200,
      players: ['random', 'random', 'random'],
      config: { epidemics: 5 },
    });
    expect(one.err).toContain('games a second');
    const other = await cordon([...args.map((word) => (word === 'same' ? 'other' : word)), '--jobs', '2']);
    expect(other.out).not.toBe(one.out);
  });

  it('plays Iberia with both challenges, the options by name or one by one', async () => {
    const args = [
      'simulate',
      '--game',
      'iberia',
      '--players',
      '5',
      '--games',
      '12',
      '--seed',
      'five',
      '--json',
    ];
    const both = ['--challenges', 'influx-of-patients,historical-diseases'];
    const [one, two] = await Promise.all([
      cordon([...args, ...both, '--option', 'diseases=draw-2', '--option', 'yellow-fever=infections']),
      cordon([...args, ...both, '--diseases', 'draw-2', '--yellow-fever', 'infections', '--jobs', '1']),
    ]);
    expect([one.code, two.code, two.out]).toEqual([0, 0, one.out]);
    expect(JSON.parse(one.out)).toMatchObject({
      games: 12,
      config: {
        game: 'iberia',
        challenges: ['influx-of-patients', 'historical-diseases'],
        options: { diseases: 'draw-2', 'yellow-fever': 'infections', windows: 'possible' },
      },
    });
  });

  it('lets each seat have its own player and says how it went', async () => {
    const { code, out, err } = await cordon([
      'simulate',
      '--games',
      '6',
      '--player',
      'greedy,random',
      '--jobs',
      '2',
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Players greedy, random; seed ');
    expect(out).toMatch(/^Wins {3}\d, .* \(95 % interval .* % to .* %\)$/mu);
    expect(out).toMatch(/Completed turns: mean \d+\.\d\d, median \d+/u);
  });

  it('saves every game, and leaves a folder alone that holds something', async () => {
    const place = join(folder(), 'games');
    const args = ['simulate', '--games', '3', '--seed', 'kept', '--jobs', '2', '--save-games', place];
    expect((await cordon(args)).code).toBe(0);
    const saved = readdirSync(place);
    expect(saved).toEqual(['game-00000001.cordon', 'game-00000002.cordon', 'game-00000003.cordon']);
    expect(readFileSync(join(place, saved[0]!), 'utf8')).toContain(`\nrules ${String(RULES_VERSION)}\n`);
    for (const file of saved) expect((await cordon(['verify', join(place, file)])).out).toContain('VERIFIED');
    const again = await cordon(args);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('is not empty') as unknown]);
  });
});
