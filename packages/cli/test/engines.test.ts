import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

const FIRST = join(import.meta.dirname, 'engines', 'programs', 'first.mjs');
const GREEDY = join(import.meta.dirname, '..', '..', '..', 'examples', 'bots', 'greedy.py');
const first = (how: string): string => `"${process.execPath}" "${FIRST}" ${how}`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('programs of others', () => {
  let seeds: string;
  beforeAll(() => {
    seeds = join(folder(), 'seeds.txt');
    writeFileSync(seeds, `${'0'.repeat(31)}1\n${'0'.repeat(31)}2\n`);
  });

  const arena = (...args: readonly string[]): ReturnType<typeof cordon> =>
    cordon(['arena', '--seeds', seeds, '--games', '2', '--engine-seconds', '60', ...args]);

  it('play in the arena beside bots, and whoever misbehaves is reported', async () => {
    const ledger = join(folder(), 'ledger');
    const args = ['--engine', first('well'), '--engine', first('illegal'), '--engine', '/no/such/program'];
    const options = ['--bots', 'random+engine1,engine2', '--ledger', ledger, '--json'];
    const { code, out, err } = await arena(...args, ...options);
    expect([code, err]).toEqual([0, '']);
    const result = JSON.parse(out) as {
      readonly cells: readonly unknown[];
      readonly programs: readonly unknown[];
    };
    expect(result.cells).toMatchObject(
      ['random+engine1', 'engine2', 'engine3'].map((team) => ({ team, games: 2 })),
    );
    expect(result.programs).toMatchObject([
      { name: 'engine1', title: 'first 2', games: 2, lost: 0, faults: {} },
      {
        name: 'engine2',
        command: first('illegal'),
        games: 2,
        lost: 2,
        faults: { illegal: 4 },
        first: { game: 1, players: 2, seat: 1, fault: 'illegal', line: '"fly to the moon"' },
      },
      { name: 'engine3', lost: 2, faults: { 'not-started': 4 } },
    ]);
    // What is in the ledger is told again and not played again.
    const again = await arena(...args, ...options);
    expect(again.out).toBe(out);
  });

  it('are told about in words', async () => {
    const { code, out } = await arena('--engine', first('crash'), '--bots', 'random');
    expect(code).toBe(0);
    expect(out).toContain(
      'it lost its seat to fast in 2 of 2 games:\n  4 times ended by itself\n  first in deal 1',
    );
  });

  it('sit at the keyboard, too', async () => {
    const engine = ['--engine', first('well'), '--engine', first('junk')];
    const { code, out } = await cordon(['play', '--seed', 'x', '--bots', '1=engine1,2=engine2', ...engine]);
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/gu, ' ')).toContain(
      'The program on seat 2 said something that is no answer (I think, [31mtherefore I move); fast plays on for it.',
    );
    expect(out).toContain('The seed was');
  });

  it.each([
    ['--engine', '"', '--engine takes a program and its arguments, not “"”.'],
    ['--bots', 'engine1', 'There is no player “engine1”'],
    ['--engine-seconds', '0', '--engine-seconds takes a whole number from 1'],
  ])('says what is wrong with %s %s', async (name, value, message) => {
    const { code, err } = await arena(name, value);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  it.runIf(hasPython).each([
    ['base', '3', ['--hands', 'private', '--consent', 'ask']],
    ['iberia', '2', ['--challenges', 'influx-of-patients']],
  ] as const)('may be written in Python: %s with %s players', async (game, players, rules) => {
    const options = ['--engine', `python3 "${GREEDY}"`, '--bots', 'engine1', '--game', game];
    const { out, err } = await arena(...options, '--players', players, ...rules);
    expect(err).toBe('');
    expect(out).toContain('(greedy example 1.0); it kept its seats in 2 games.');
  });
});
