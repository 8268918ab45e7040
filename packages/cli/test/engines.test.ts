import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

  interface Result {
    readonly cells: readonly { readonly wins: number; readonly endings: Readonly<Record<string, number>> }[];
    readonly programs: readonly unknown[];
  }

  it('play in the arena beside bots, and a game in which one misbehaves is lost', async () => {
    const [ledger, games] = [join(folder(), 'ledger'), join(folder(), 'games')];
    const args = ['--engine', first('well'), '--engine', first('illegal')];
    const options = ['--bots', 'random+engine1,engine2', '--ledger', ledger, '--json'];
    const { code, out, err } = await arena(...args, ...options, '--save-games', games);
    expect([code, err]).toEqual([0, '']);
    const result = JSON.parse(out) as Result;
    expect(result.cells).toMatchObject(['random+engine1', 'engine2'].map((team) => ({ team, games: 2 })));
    expect(result.cells[1]).toMatchObject({ wins: 0, endings: { fault: 2 } });
    expect(result.programs).toMatchObject([
      { name: 'engine1', title: 'first 2', games: 2, lost: 0, faults: {} },
      {
        name: 'engine2',
        command: first('illegal'),
        games: 2,
        lost: 2,
        faults: { illegal: 2 },
        first: { game: 1, players: 2, fault: 'illegal', line: '"fly to the moon"' },
      },
    ]);
    // What is in the ledger is told again and not played again.
    const again = await arena(...args, ...options);
    expect(again.out).toBe(out);
    // Programs are not asked again: their games are checked from the saved files.
    const unchecked = await cordon(['ledger', 'verify', ledger]);
    expect([unchecked.code, unchecked.out]).toEqual([
      1,
      expect.stringContaining('4 games not checked') as unknown,
    ]);
    const verified = await cordon(['ledger', 'verify', ledger, '--saved', games]);
    expect([verified.code, verified.out]).toEqual([0, '4 games of 4 the same.\nVERIFIED\n']);
    const other = await cordon(['ledger', 'verify', ledger, '--saved', folder()]);
    expect([other.code, other.out]).toEqual([1, expect.stringContaining('4 games different') as unknown]);
  });

  it('may be replaced by fast when they misbehave', async () => {
    const replace = ['--on-fault', 'replace', '--json'];
    const { code, out } = await arena('--engine', first('illegal'), '--bots', 'engine1', ...replace);
    expect(code).toBe(0);
    const { cells, programs } = JSON.parse(out) as Result;
    expect(cells[0]?.endings).not.toHaveProperty('fault');
    expect(programs).toMatchObject([{ lost: 2, faults: { illegal: 4 } }]);
  });

  it('may end the run when they misbehave, and what was played before is kept', async () => {
    const ledger = join(folder(), 'ledger');
    const stop = ['--on-fault', 'stop', '--jobs', '1', '--ledger', ledger];
    const { code, err } = await arena('--engine', first('illegal'), '--bots', 'random,engine1', ...stop);
    expect(code).toBe(2);
    expect(err).toContain('Stopped: engine1 gave a command that was not offered in deal 1');
    expect(readFileSync(ledger, 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['/no/such/program', 'does not start: it could not be started'],
    [first('exit hello'), 'does not start: it ended by itself: exit code 0'],
    [first('oldProtocol hello'), 'does not start: it said something that is no answer: protocol 0'],
  ])('end the run if they do not start: %s', async (engine, message) => {
    const ledger = join(folder(), 'ledger');
    for (const what of ['loss', 'replace', 'stop']) {
      const { code, out, err } = await arena('--engine', engine, '--on-fault', what, '--ledger', ledger);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(message);
    }
    expect(existsSync(ledger)).toBe(false);
  });

  it('are told about in words', async () => {
    const { code, out } = await arena('--engine', first('crash'), '--bots', 'random');
    expect(code).toBe(0);
    expect(out).toContain(
      'it failed in 2 of 2 games, which count as lost:\n  2 times ended by itself\n  first in deal 1',
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
    expect(out).toContain('(greedy example 1.0); it never failed in 2 games.');
  });
});
