// Which of several lines is best: all meet the same futures, and those that fall behind meet no more of them.
import { errorOf, meanOf } from '../mean.ts';
import type { Effort, Futures, Line, Values } from './futures.ts';

/** A line is out when it is behind by more than so many standard errors of the difference, less what makes no odds. */
const BEHIND = 1.5;
const NO_ODDS = 0.008;
/** A few differences may happen to scatter less than this; they are taken to scatter this much. */
const LEAST_SCATTER = 0.02;

/** Plays lines on, first all of them and then those that may still be best, until one is left or the effort is spent. */
export function compareLines(
  futures: Pick<Futures, 'isSpent' | 'play'>,
  lines: readonly Line[],
  effort: Effort,
): Values {
  const values = lines.map((): number[] => []);
  let alive = lines.map((_, index) => index);
  let count = effort.futures;
  for (;;) {
    futures.play(
      alive.map((index) => lines[index]!),
      alive.map((index) => values[index]!),
      count,
    );
    if (futures.isSpent || values[alive[0]!]!.length >= effort.most) return values;
    alive = contenders(lines, values, alive, effort.kept);
    // One line has nothing to be told from.
    if (alive.length === 1) return values;
    count = 1;
  }
}

/** Those of the lines that may still turn out best, and in any case so many; the best so far comes first. */
function contenders(
  lines: readonly Line[],
  values: Values,
  alive: readonly number[],
  kept: number,
): number[] {
  const scores = lines.map((line, index) => scoreOf(line, values[index]!));
  const order = alive.toSorted((one, other) => scores[other]! - scores[one]! || one - other);
  const leader = order[0]!;
  return order.filter((index, rank) => {
    if (rank < Math.max(1, kept)) return true;
    const ahead = 2 * (scores[leader]! - scores[index]!);
    const least = LEAST_SCATTER / Math.sqrt(values[index]!.length);
    const error = Math.max(least, errorOf(differences(values[leader]!, values[index]!)));
    return ahead + NO_ODDS < BEHIND * error;
  });
}

/** What a line is ranked by: half of it is how it came out, half how it looks. Few futures alone would favour the lucky. */
function scoreOf({ look }: Line, values: readonly number[]): number {
  return (meanOf(values) + look) / 2;
}

/** By how much one line did better than another in the futures that both met. */
export function differences(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: Math.min(one.length, other.length) }, (_, at) => one[at]! - other[at]!);
}

/** The numbers of lines, the best first. Those that met more futures come first: the others were dropped for doing worse. */
export function ranked(lines: readonly Line[], values: Values): number[] {
  const scores = lines.map((line, index) => scoreOf(line, values[index]!));
  return lines
    .map((_, index) => index)
    .toSorted(
      (one, other) =>
        values[other]!.length - values[one]!.length || scores[other]! - scores[one]! || one - other,
    );
}
