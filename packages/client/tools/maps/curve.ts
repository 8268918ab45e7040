// A gentle curve with one bend: what lines between cities are made of.
import type { Point } from '../../src/maps/drawing.ts';
import { between } from './geometry.ts';

export interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

/** A curve whose middle lies so far to the left of the straight way, as a share of its length. */
export function bent(from: Point, to: Point, bend: number): Curve {
  const [x, y] = between(from, to, 0.5);
  const turned: Point = [to[1] - from[1], from[0] - to[0]];
  return { from, control: [x + 2 * bend * turned[0], y + 2 * bend * turned[1]], to };
}

export function reversed({ from, control, to }: Curve): Curve {
  return { from: to, control, to: from };
}

export function pointOn({ from, control, to }: Curve, part: number): Point {
  return between(between(from, control, part), between(control, to, part), part);
}

export function flattened(curve: Curve, steps = 16): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => pointOn(curve, index / steps));
}
