// Draws the lines between cities as gentle curves that keep clear of all other cities and, where they can, of each other.
import type { Point } from '../../src/maps/drawing.ts';
import { bent, type Curve, flattened } from './curve.ts';
import { type Box, boxAround, boxesOverlap, crossings, distance, distanceToPath } from './geometry.ts';

export interface LineTask {
  readonly places: ReadonlyMap<string, Point>;
  readonly lines: readonly { readonly id: string; readonly ends: readonly [string, string] }[];
  /** How a line would like to bend if nothing is in its way, as a share of its length. */
  readonly wish: (ends: readonly [string, string], from: Point, to: Point) => number;
  /** How far lines stay from cities they do not serve. */
  readonly clearance: number;
}

const BENDS = Array.from({ length: 41 }, (_, index) => (index - 20) / 50);

interface Draft {
  readonly curve: Curve;
  readonly points: readonly Point[];
  readonly box: Box;
  readonly cost: number;
}

/** Where a line bends to is said to whole units: what is beside it then lies where it is drawn. */
function whole({ from, control: [x, y], to }: Curve): Curve {
  return { from, control: [Math.round(x), Math.round(y)], to };
}

/** The costs that do not depend on other lines. */
function drafts({ places, wish, clearance }: LineTask, ends: readonly [string, string]): Draft[] {
  const [from, to] = [places.get(ends[0])!, places.get(ends[1])!];
  const wished = wish(ends, from, to);
  return [wished, ...BENDS].map((bend) => {
    const curve = whole(bent(from, to, bend));
    const points = flattened(curve, 12);
    let cost = Math.abs(bend - wished) * 100;
    for (const [city, at] of places)
      if (!ends.includes(city)) {
        const missing = clearance - distanceToPath(at, points);
        if (missing > 0) cost += 200 + missing * 20;
      }
    return { curve, points, box: boxAround(points), cost };
  });
}

/** Lines that leave the same city in nearly the same direction are hard to tell apart. */
function crowding(one: readonly Point[], other: readonly Point[]): number {
  const tip = (points: readonly Point[]) => [points[0]!, points.at(-1)!] as const;
  for (const [index, end] of tip(one).entries())
    for (const [otherIndex, otherEnd] of tip(other).entries())
      if (distance(end, otherEnd) < 0.1) {
        const near = index === 0 ? one[3]! : one.at(-4)!;
        const otherNear = otherIndex === 0 ? other[3]! : other.at(-4)!;
        const [ax, ay] = [near[0] - end[0], near[1] - end[1]];
        const [bx, by] = [otherNear[0] - end[0], otherNear[1] - end[1]];
        const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
        const angle = (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
        return angle < 20 ? (20 - angle) * 3 : 0;
      }
  return 0;
}

/** What it costs to draw two lines so. */
function nuisance(one: Draft, other: Draft): number {
  if (!boxesOverlap(one.box, other.box)) return 0;
  return 60 * crossings(one.points, other.points) + crowding(one.points, other.points);
}

export function drawLines(task: LineTask): Map<string, Curve> {
  const all = task.lines.map(({ ends }) => drafts(task, ends));
  const chosen = all.map((options) => options.toSorted((a, b) => a.cost - b.cost)[0]!);
  for (let round = 0; round < 3; round++)
    for (const [index, options] of all.entries()) {
      const costs = options.map((draft) =>
        chosen.reduce((sum, other, at) => (at === index ? sum : sum + nuisance(draft, other)), draft.cost),
      );
      chosen[index] = options[costs.indexOf(Math.min(...costs))]!;
    }
  return new Map(task.lines.map(({ id }, index) => [id, chosen[index]!.curve]));
}
