// Bends a plane so that chosen points come to lie elsewhere and all between them follows smoothly, as a drawing on rubber would.
import type { Point } from '../../src/maps/drawing.ts';

type Bend = (point: Point) => Point;

/** So many small bends, one after the other: none of them folds, so they do not either. */
const STEPS = 12;

const kernel = (square: number): number => (square === 0 ? 0 : square * Math.log(square));

/** Solves a system of equations with two right-hand sides, in place. */
function solved(rows: number[][], size: number): Point[] {
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    for (let row = column + 1; row < size; row++) {
      const below = rows[row]!;
      const factor = below[column]! / top[column]!;
      if (factor !== 0) for (let at = column; at < size + 2; at++) below[at]! -= factor * top[at]!;
    }
  }
  const result: [number, number][] = Array.from({ length: size }, () => [0, 0]);
  for (let row = size - 1; row >= 0; row--)
    for (const side of [0, 1] as const) {
      let value = rows[row]![size + side]!;
      for (let at = row + 1; at < size; at++) value -= rows[row]![at]! * result[at]![side];
      result[row]![side] = value / rows[row]![row]!;
    }
  return result;
}

/** The smoothest bend that takes each point nearly where it should go (a thin plate's); stiffness tells how nearly. */
function plate(from: readonly Point[], moves: readonly Point[], stiffness: number): Bend {
  const count = from.length;
  const size = count + 3;
  const rows = Array.from({ length: size }, (_, row) => {
    const line = Array.from({ length: size + 2 }, () => 0);
    if (row < count) {
      const [x, y] = from[row]!;
      for (const [at, [ox, oy]] of from.entries()) line[at] = kernel((x - ox) ** 2 + (y - oy) ** 2);
      line[row]! += stiffness;
      [line[count], line[count + 1], line[count + 2]] = [1, x, y];
      [line[size], line[size + 1]] = moves[row]!;
    } else for (const [at, [x, y]] of from.entries()) line[at] = [1, x, y][row - count]!;
    return line;
  });
  const weights = solved(rows, size);
  const [shift, across, down] = weights.slice(count);
  // Flat lists: this runs for every point of every coast.
  const flat = (points: readonly Point[], axis: 0 | 1) => Float64Array.from(points, (point) => point[axis]);
  const [xs, ys, pullX, pullY] = [flat(from, 0), flat(from, 1), flat(weights, 0), flat(weights, 1)];
  return ([x, y]) => {
    let dx = shift![0] + across![0] * x + down![0] * y;
    let dy = shift![1] + across![1] * x + down![1] * y;
    for (let at = 0; at < count; at++) {
      const pull = kernel((x - xs[at]!) ** 2 + (y - ys[at]!) ** 2);
      dx += pull * pullX[at]!;
      dy += pull * pullY[at]!;
    }
    return [x + dx, y + dy];
  };
}

/** Takes each home to its place on a straight way, and all other points along. */
export function bentAlong(homes: readonly Point[], places: readonly Point[], stiffness: number): Bend {
  const bends: Bend[] = [];
  let now = homes.map(([x, y]): Point => [x, y]);
  for (let step = STEPS; step > 0; step--) {
    const moves = now.map(([x, y], at): Point => [(places[at]![0] - x) / step, (places[at]![1] - y) / step]);
    const bend = plate(now, moves, stiffness);
    bends.push(bend);
    now = now.map(bend);
  }
  return (point) => bends.reduce((at, bend) => bend(at), point);
}
