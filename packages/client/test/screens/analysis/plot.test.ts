// What is drawn of an analysis.
import type { GameAnalysis } from '@cordon/protocol';
import { expect, test } from 'vitest';
import { beginningOf } from '../../../src/screens/analysis/beginningOf.ts';
import { marksIn, nearestTo, pointsOf, topOf } from '../../../src/screens/analysis/plot.ts';

const chance = (mean: number) => ({ mean, low: mean - 0.02, high: mean + 0.02 });
const decision = (from: number, to: number, before: number, after: number) => ({
  from,
  to,
  turn: 1,
  owner: 1,
  seat: 1,
  before: chance(before),
  after: chance(after),
  play: after - before,
  cost: 0,
  luck: 0,
});
const analysis: GameAnalysis = {
  line: [decision(0, 5, 0.2, 0.1), decision(5, 12, 0.15, 0.2)],
  end: 0,
  turns: [],
  play: 0,
  costPerTurn: 0,
  luck: 0,
  turningPoints: [],
  marks: [
    { move: 5, what: 'outbreak', id: 'delhi' },
    { move: 5, what: 'outbreak', id: 'mumbai' },
    { move: 5, what: 'epidemic', id: 'epidemic-1' },
  ],
  statistics: {
    turns: 3,
    lastTurn: 'whole',
    moves: 12,
    ending: 'cubes',
    outbreaks: 2,
    epidemics: 1,
    reached: [],
    seats: [],
  },
};

test('the line goes through every decision to the end', () => {
  expect(pointsOf(analysis).map(({ move, mean }) => [move, mean])).toEqual([
    [0, 0.2],
    [5, 0.1],
    [5, 0.15],
    [12, 0.2],
    [12, 0],
  ]);
  expect(topOf(pointsOf(analysis))).toBe(0.25);
  expect(topOf(pointsOf({ ...analysis, end: 1 }))).toBe(1);
});

test('a move leads to the nearest decision, and marks of a move are drawn once', () => {
  expect([0, 3, 11, 99].map((move) => nearestTo(analysis, move))).toEqual([0, 0, 1, 1]);
  expect(marksIn(analysis).map(({ id }) => id)).toEqual(['delhi', 'epidemic-1']);
});

test('the beginning of a saved game is a saved game that runs', () => {
  const text = 'cordon 1\ngame base\nresult cubes\nmoves\n# so it began\n1: drive chicago\n1: end\n2: end\n';
  expect(beginningOf(text, 2)).toBe('cordon 1\ngame base\nresult running\nmoves\n1: drive chicago\n1: end\n');
});
