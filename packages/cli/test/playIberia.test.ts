import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

const TABLE = ['--game', 'iberia', '--roles', 'railwayman,sailor', '--events', 'none', '--seed', 'a test'];
const BOTH = ['--challenges', 'influx-of-patients,historical-diseases', '--diseases', 'typhus+malaria'];

/** What is typed to place both pawns: the first city of each hand. */
async function starts(table: readonly string[]): Promise<string[]> {
  const typed: string[] = [];
  for (let player = 1; player <= 2; player++) {
    const { out } = await cordon(['play', ...table], typed);
    const [, city = ''] = [...out.matchAll(/“start” ([a-z-]+)/gu)].at(-1) ?? [];
    typed.push(`start ${city}`);
  }
  return typed;
}

describe('cordon play --game iberia', () => {
  it('shows what the table agreed on, who begins and why, and asks where the pawns start', async () => {
    const { code, out } = await cordon(['play', ...TABLE, ...BOTH]);
    expect(code).toBe(0);
    expect(out).toContain(
      'Cordon: Iberia with Influx of Patients and Historical Diseases, 2 players, 4 epidemics; hands open,',
    );
    expect(out).toContain('diseases malaria+typhus');
    expect(out).toContain('Player 1 is the Railwayman. Once a turn lays two rails');
    expect(out).toMatch(/begins, holding the oldest city: .+ \((?:\d+ BC|AD \d+)\)\.$/mu);
    expect(out).toContain('Before the first turn: where the pawns start.');
    expect(out.match(/ not on the board yet, 4 cards: /gu)).toHaveLength(2);
    expect(out).toContain('Hospitals: blue, yellow, black and red not built (2 tokens under each).');
    expect(out).toContain('Malaria (black): ');
    expect(out).toMatch(/^Player 1 \(Railwayman\): where does the pawn start\? In a city of the hand: /mu);
  });

  it('plays a turn with rails and a train, and explains what cannot be done', async () => {
    const begin = await starts(TABLE);
    const first = await cordon(['play', ...TABLE], [...begin, 'legal rail']);
    const [line] = /(?<=^ {2}rail )\S+$/mu.exec(first.out)!;
    const typed = [...begin, 'board', `rail ${line}`, `rail ${line}`, 'train', 'legal', 'legal train'];
    const { out } = await cordon(
      ['play', ...TABLE],
      [...typed, 'regions vigo', 'city vigo', 'about', 'about sai', 'piles', 'dance', 'help', 'end', 'log 1'],
    );
    expect(out).toMatch(/^Ports: blue A Coruña, /mu);
    expect(out).toMatch(/^A rail joins .+ and .+, 19 rails left\.$/mu);
    expect(out).toMatch(/^The line between .+ already has its rail\.$/mu);
    expect(out).toMatch(/^“train” is not understood; expected: train/mu);
    expect(out).toMatch(/^ {2}train [a-z-]+$/mu);
    expect(out).toMatch(
      /^Around Vigo:\n {2}santiago-de-compostela-vigo \(r05: Santiago de Compostela, Ourense and Vigo\)\n/mu,
    );
    expect(out).toMatch(/^Vigo, a blue city: /mu);
    expect(out).toContain('It has a port.');
    expect(out).toContain('Sailor: Moves by ship without a card');
    expect(out).toMatch(/^Player cards discarded: none\.\nInfection cards discarded, .*: 9 cards, /mu);
    expect(out).toMatch(/^“dance” is not a command; commands now begin with end, drive, /mu);
    expect(out).toContain('  regions [NAME] the regions');
    expect(out).toMatch(/^Turn 2, Player \d/mu);
    expect(out).toMatch(/^Railroads, 19 rails left: .+ – .+\.$/mu);
  });

  it('says again what it waits for when something else is typed', async () => {
    const { out } = await cordon(['play', ...TABLE], ['end']);
    expect(out.match(/where does the pawn start\? In a city of the hand/gu)).toHaveLength(2);
  });

  it('saves, goes on, verifies and replays', async () => {
    const file = join(folder(), 'game.cordon');
    const begin = await starts([...TABLE, ...BOTH]);
    const saved = await cordon(['play', ...TABLE, ...BOTH, '--save', file], [begin[0]!]);
    expect(saved.out).toContain(`Saved after 1 moves. Go on with: cordon play --load ${file} --save ${file}`);
    await cordon(['play', '--load', file, '--save', file], [begin[1]!, 'end']);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('challenges influx-of-patients historical-diseases\n');
    expect(text).toContain('option diseases malaria+typhus\n');
    expect(text).toMatch(/\n1: start .+\n2: start .+\n\d: end\n$/u);
    const verified = await cordon(['verify', file]);
    expect([verified.code, verified.err]).toEqual([0, '']);
    expect(verified.out).toContain(
      'Iberia with Influx of Patients and Historical Diseases, 2 players, 4 epidemics.',
    );
    const replayed = await cordon(['replay', file, '--at', '1', '--facts']);
    expect(replayed.out).toMatch(/^1\. 1: start .+\n {3}Player 1 \(Railwayman\) starts in /mu);
    expect(replayed.out).toMatch(/^The game waits for Player 2 \(Sailor\): where does the pawn start\?/mu);
    expect(replayed.out).toMatch(/^Ports: /mu);
    const other = await cordon(['play', '--load', file, '--game', 'base']);
    expect([other.code, other.err]).toEqual([
      2,
      'cordon: --game cannot be changed in a saved game; leave it out with --load.\n',
    ]);
  });

  it('plays to the end with five computer players and both challenges', async () => {
    const file = join(folder(), 'game.cordon');
    const bots = ['--bots', '1,2,3,4,5=random', '--players', '5', '--save', file];
    const { code, out } = await cordon([
      'play',
      '--game',
      'iberia',
      ...BOTH,
      ...bots,
      '--option',
      'passengers=ask',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^You (?:win|lose): /mu);
    expect((await cordon(['verify', file])).code).toBe(0);
  });
});
