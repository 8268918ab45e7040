import { compile, type Game } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import type { Contest } from '../../src/arena/contest.ts';
import type { Outcome } from '../../src/arena/outcome.ts';
import { rotationsOf, seatsBySide, sideCount } from '../../src/arena/rotations.ts';
import { describeSides, summarizeSides } from '../../src/arena/sides.ts';

function tableFor(players: number, boxes: readonly string[], challenges: readonly string[]): Game {
  const compiled = compile({ players, epidemics: 4, boxes, challenges });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

const game = tableFor(4, ['lab'], ['team']);
const SIDES = [
  ['fast', 'greedy'],
  ['greedy', 'fast'],
];
const contest: Contest = {
  cells: SIDES.map((sides, number) => ({
    number,
    game,
    bots: seatsBySide(game, sides),
    team: sides.join(' / '),
    sides,
  })),
  programs: [],
  onFault: 'loss',
  seeds: ['a', 'b', 'c', 'd'],
};

/** Deal, way of handing the sides out, and who won. */
const outcome = (deal: number, cell: number, winners: readonly number[]): Outcome => ({
  cell,
  game: deal,
  ending: winners.length === 0 ? 'cards' : 'won',
  winners,
  turns: 20,
  outbreaks: 0,
  milliseconds: 100,
  moves: '',
});

describe('sides against each other', () => {
  it('every way of handing the sides out is played once', () => {
    expect(rotationsOf(game, ['fast', 'greedy'])).toEqual(SIDES);
    expect(rotationsOf(game, ['fast', 'fast'])).toEqual([['fast', 'fast']]);
    const three = tableFor(6, ['brink', 'lab'], ['team']);
    expect(sideCount(three)).toBe(3);
    expect(rotationsOf(three, ['fast', 'greedy', 'greedy'])).toHaveLength(3);
    expect(seatsBySide(game, ['fast', 'greedy'])).toEqual(['fast', 'fast', 'greedy', 'greedy']);
  });

  it('too few bots, and tables without sides, are refused', () => {
    expect(() => rotationsOf(game, ['fast'])).toThrow('--sides names 1 bots for 2 sides.');
    expect(() => rotationsOf(tableFor(4, [], []), ['fast', 'greedy'])).toThrow('all play together');
  });

  const outcomes = [
    // fast wins whichever side it has; then on one side only, once by sharing; then nobody; then greedy.
    outcome(0, 0, [1]),
    outcome(0, 1, [2]),
    outcome(1, 0, [1, 2]),
    outcome(1, 1, [2]),
    outcome(2, 0, []),
    outcome(2, 1, []),
    outcome(3, 0, [2]),
    outcome(3, 1, []),
  ];

  it('counts which side won, and who was ahead in a deal', () => {
    const [fast, greedy] = summarizeSides(contest, outcomes);
    expect(fast).toMatchObject({ bot: 'fast', games: 8, wins: 4, shared: 1 });
    expect(fast?.deals).toEqual({ ahead: 2, even: 1, behind: 1 });
    expect(greedy).toMatchObject({ bot: 'greedy', games: 8, wins: 2, shared: 1 });
    expect(greedy?.deals).toEqual({ ahead: 1, even: 1, behind: 2 });
    expect(fast!.low).toBeCloseTo(0.215, 2);
  });

  it('a deal counts once it was played in every way', () => {
    const [fast] = summarizeSides(contest, outcomes.slice(0, 3));
    expect(fast?.deals).toEqual({ ahead: 1, even: 0, behind: 0 });
  });

  it('has a line for each bot, and none where nobody named sides', () => {
    expect(describeSides(summarizeSides(contest, outcomes)).slice(-2)).toEqual([
      expect.stringMatching(/^4 +4 +fast +8 +50\.0 % .* 1 +2, 1, 1$/u),
      expect.stringMatching(/^4 +4 +greedy +8 +25\.0 % .* 1 +1, 1, 2$/u),
    ]);
    expect(describeSides([])).toEqual([]);
  });
});
