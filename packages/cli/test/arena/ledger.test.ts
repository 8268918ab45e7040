import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, type Game } from '@cordon/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Contest } from '../../src/arena/contest.ts';
import { openLedger, readLedger } from '../../src/arena/ledger.ts';
import type { Versions } from '../../src/arena/line.ts';
import type { Outcome } from '../../src/arena/outcome.ts';

const game = (number: number, cell = 0): Outcome => ({
  cell,
  game: number,
  ending: 'won',
  turns: 20,
  outbreaks: 3,
  milliseconds: 400,
  moves: `moves of ${String(number)}`,
});

function table(epidemics: number): Game {
  const compiled = compile({ players: 2, epidemics });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

const BOTS = ['fast', 'novice'];
const VERSIONS: Versions = { rules: 2, bots: { fast: '1', novice: '1' } };

const contest = ({ games = 10, epidemics = [4], bots = BOTS } = {}): Contest => ({
  cells: epidemics.flatMap((count, row) =>
    bots.map((bot, index) => ({
      number: row * bots.length + index,
      game: table(count),
      bots: [bot, bot],
      team: bot,
    })),
  ),
  programs: [],
  onFault: 'loss',
  seeds: Array.from({ length: games }, (_, number) => `deal ${String(number)}`),
});

describe('the ledger of an arena', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cordon-ledger-'));
    path = join(folder, 'ledger');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (of: Contest = contest(), versions = VERSIONS) => openLedger(path, of, versions);

  it('holds what was played when it is opened again', () => {
    const ledger = open();
    const faulty = {
      ...game(2),
      ending: 'fault',
      programs: [{ seat: 1, name: 'engine1', title: 'mine', fault: 'illegal' as const, line: 'x' }],
    };
    ledger.add(game(1));
    ledger.add(faulty);
    expect(open().outcomes).toEqual([game(1), faulty]);
  });

  it('says in every line what decided the game', () => {
    open().add(game(1, 1));
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      config: table(4).config,
      bots: ['novice', 'novice'],
      seed: 'deal 1',
      versions: { rules: 2, bots: { novice: '1' } },
      ending: 'won',
      turns: 20,
      outbreaks: 3,
      milliseconds: 400,
      moves: 'moves of 1',
    });
  });

  it('gives the games of the deals that are asked for, and forgets none', () => {
    const ledger = open(contest({ games: 3 }));
    for (const number of [0, 1, 2]) ledger.add(game(number));
    expect(open(contest({ games: 2 })).outcomes).toEqual([game(0), game(1)]);
    open(contest({ games: 4 })).add(game(3));
    expect(open(contest({ games: 4 })).outcomes).toEqual([game(0), game(1), game(2), game(3)]);
  });

  it('serves another contest with the games that both have', () => {
    open().add(game(1));
    open().add(game(1, 1));
    const wider = contest({ epidemics: [5, 4], bots: ['novice'] });
    expect(open(wider).outcomes).toEqual([game(1, 1)]);
    open(wider).add(game(0, 0));
    expect(open().outcomes).toHaveLength(2);
  });

  it('counts a game once that two arenas have played at the same time', () => {
    const [one, other] = [open(), open()];
    one.add(game(1));
    other.add(game(1));
    other.add(game(2));
    expect(open().outcomes).toEqual([game(1), game(2)]);
  });

  it.each([
    ['a changed bot', { ...VERSIONS, bots: { fast: '2', novice: '1' } }, 'played by fast 1, this is fast 2'],
    ['changed rules', { ...VERSIONS, rules: 3 }, 'played with version 2 of the rules, this is 3'],
  ])('is not gone on with by %s', (_, versions, message) => {
    open().add(game(1));
    const before = readFileSync(path, 'utf8');
    expect(() => open(contest(), versions)).toThrow(message);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('does not mind another version of a bot whose games it lacks', () => {
    open().add(game(1));
    const versions = { ...VERSIONS, bots: { fast: '1', novice: '2' } };
    expect(open(contest(), versions).outcomes).toEqual([game(1)]);
  });

  it('leaves out a game that was cut off in the middle of its line, and goes on with a line of its own', () => {
    open().add(game(1));
    appendFileSync(path, '{"config":{"ga');
    expect(readLedger(path).lines).toHaveLength(1);
    open().add(game(2));
    expect(open().outcomes).toEqual([game(1), game(2)]);
    appendFileSync(path, '{"con');
    expect(open().outcomes).toEqual([game(1), game(2)]);
  });

  it.each([
    'something else\n',
    'something else',
    '{"contest":"40329199ab1a1220"}\n',
    '{"config":{}}\n',
    '3\n',
  ])('leaves a file alone that is not a ledger: %j', (text) => {
    writeFileSync(path, text);
    expect(() => open()).toThrow(path);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
