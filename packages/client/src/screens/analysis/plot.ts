// From an analysis to what is drawn: points of the line and its band, in moves and shares.
import type { GameAnalysis } from '@cordon/protocol';

export interface PlotPoint {
  readonly move: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The chance before and after every decision, and where the game ended. */
export function pointsOf({ line, end, statistics: { moves } }: GameAnalysis): PlotPoint[] {
  const decided = line.flatMap(({ from, to, before, after }) => [
    { move: from, ...before },
    { move: to, ...after },
  ]);
  return [...decided, { move: moves, mean: end, low: end, high: end }];
}

const TOPS = [0.02, 0.05, 0.1, 0.25, 0.5, 1];

/** The smallest scale that everything fits into. */
export function topOf(points: readonly PlotPoint[]): number {
  const highest = Math.max(...points.map(({ high }) => high));
  return TOPS.find((top) => highest <= top) ?? 1;
}

/** The decision that is nearest to a move. */
export function nearestTo({ line }: GameAnalysis, move: number): number {
  const distances = line.map(({ from, to }) => Math.abs((from + to) / 2 - move));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Marks of one kind that share a move are drawn once. */
export function marksIn({ marks }: GameAnalysis): GameAnalysis['marks'] {
  return marks.filter(
    ({ move, what }, index) => marks.findIndex((one) => one.move === move && one.what === what) === index,
  );
}
