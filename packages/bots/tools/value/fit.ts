// Weights with which positions are worth as often as they were won: steps of Newton on the logarithmic loss.
import { chanceOf, type Weights } from '../../src/position/weights.ts';
import { solve } from '../support/solve.ts';
import type { Position } from './games.ts';

const ROUNDS = 20;
/** As many positions as each weight is held near nothing by, where the number it goes with is as large as it usually is. */
const PULL = 5;

/** How large each number usually is; what never differs from nothing is left out. */
function sizesOf(positions: readonly Position[]): Float64Array {
  return Float64Array.from(positions[0]!.numbers, (_, index) =>
    Math.sqrt(positions.reduce((sum, { numbers }) => sum + numbers[index]! ** 2, 0) / positions.length),
  );
}

export function fitValue(names: readonly string[], positions: readonly Position[]): Weights {
  const sizes = sizesOf(positions);
  const used = names.map((_, index) => index).filter((index) => sizes[index]! > 0);
  const rows = positions.map(({ numbers }) =>
    Float64Array.from(used, (index) => numbers[index]! / sizes[index]!),
  );
  const found = new Float64Array(used.length);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = found.map((weight) => PULL * weight);
    const curvature = used.map((_, one) => {
      const row = new Float64Array(used.length);
      row[one] = PULL;
      return row;
    });
    positions.forEach(({ won }, at) => {
      const row = rows[at]!;
      let odds = 0;
      for (let i = 0; i < row.length; i++) odds += row[i]! * found[i]!;
      const chance = chanceOf(odds);
      const spread = chance * (1 - chance);
      for (let one = 0; one < row.length; one++) {
        gradient[one]! += (chance - won) * row[one]!;
        const across = curvature[one]!;
        for (let other = 0; other < row.length; other++) across[other]! += spread * row[one]! * row[other]!;
      }
    });
    const step = solve(curvature, gradient);
    for (let i = 0; i < found.length; i++) found[i]! -= step[i]!;
  }
  return Object.fromEntries(
    used.map((index, at) => [names[index]!, Number((found[at]! / sizes[index]!).toPrecision(4))]),
  );
}

/** Mean squared error of what is said about positions. */
export function brierOf(positions: readonly Position[], say: (position: Position) => number): number {
  const sum = positions.reduce((total, position) => total + (say(position) - position.won) ** 2, 0);
  return Number((sum / positions.length).toFixed(4));
}

/** What weights say about a position. */
export function valueBy(names: readonly string[], weights: Weights): (position: Position) => number {
  const worth = names.map((name) => weights[name] ?? 0);
  return ({ numbers }) => chanceOf(worth.reduce((sum, weight, index) => sum + weight * numbers[index]!, 0));
}
