// Chooses a side of each city for its name, so that names cover neither cities nor each other in any language.
import type { Point, Side } from '../../src/maps/drawing.ts';
import { type Box, boxesOverlap, distance, distanceToBox } from './geometry.ts';
import { FONT_SIZE, widthOf } from './text.ts';

export const CITY_RADIUS = 13;
const GAP = 5;
const MARGIN = 4;

const AWAY = CITY_RADIUS + GAP;
const ASCENT = FONT_SIZE * 0.76;
const DESCENT = FONT_SIZE * 0.24;
const CENTRED = (ASCENT - DESCENT) / 2;

interface Stand {
  /** Where its base line is, relative to the city, and how much of the name is to the left of that. */
  readonly dx: number;
  readonly dy: number;
  readonly leftwards: number;
  readonly against: number;
}

/** The sides a name may stand on, and what is against each: pawns stand above a city. */
const STANDS: Readonly<Record<Side, Stand>> = {
  right: { dx: AWAY, dy: CENTRED, leftwards: 0, against: 0 },
  left: { dx: -AWAY, dy: CENTRED, leftwards: 1, against: 1 },
  below: { dx: 0, dy: AWAY + ASCENT, leftwards: 0.5, against: 3 },
  above: { dx: 0, dy: -AWAY - DESCENT, leftwards: 0.5, against: 24 },
};
const SIDES = ['right', 'left', 'below', 'above'] as const;

export function boxOf(name: string, [x, y]: Point, side: Side): Box {
  const { dx, dy, leftwards } = STANDS[side];
  const width = widthOf(name);
  const left = x + dx - width * leftwards;
  return { left, right: left + width, top: y + dy - ASCENT, bottom: y + dy + DESCENT };
}

export interface SideTask {
  readonly cities: readonly { readonly id: string; readonly at: Point; readonly names: readonly string[] }[];
  readonly frame: Box;
  /** Lines as points close together; a name may cross them, but rather not. */
  readonly lines: readonly (readonly Point[])[];
  /** Places that something else is drawn on, to keep clear if that can be. */
  readonly keepClear: readonly { readonly at: Point; readonly radius: number }[];
}

interface Candidate {
  readonly side: Side;
  readonly boxes: readonly Box[];
  readonly cost: number;
}

/** How much of a line lies under a box; the points of the line lie close together. */
function lengthUnder(box: Box, line: readonly Point[]): number {
  return line.reduce((under, point, index) => {
    if (index === 0 || distanceToBox(point, box) > 1) return under;
    return under + distance(line[index - 1]!, point);
  }, 0);
}

/** A name never covers another city and rather does not stand so near that it could be taken for its name. */
function nearness(away: number): number {
  if (away < CITY_RADIUS + 2) return 1000;
  return 9 * Math.max(0, CITY_RADIUS + 15 - away);
}

function candidatesFor(city: SideTask['cities'][number], task: SideTask): Candidate[] {
  return SIDES.map((side) => {
    const boxes = city.names.map((name) => boxOf(name, city.at, side));
    let cost = STANDS[side].against;
    for (const box of boxes) {
      const { frame } = task;
      if (box.left < frame.left + MARGIN || box.right > frame.right - MARGIN) cost += 5000;
      if (box.top < frame.top + MARGIN || box.bottom > frame.bottom - MARGIN) cost += 5000;
      for (const other of task.cities) if (other !== city) cost += nearness(distanceToBox(other.at, box));
      for (const { at, radius } of task.keepClear) cost += 12 * Math.max(0, radius - distanceToBox(at, box));
      for (const line of task.lines) cost += 1.5 * lengthUnder(box, line);
    }
    return { side, boxes, cost };
  });
}

function clash(one: Candidate, other: Candidate): number {
  return one.boxes.filter((box, index) => boxesOverlap(box, other.boxes[index]!)).length * 1000;
}

/** A side for the name of each city. Each in turn takes what is best given the others, then pairs move together, until nothing gets better. */
export function chooseSides(task: SideTask): Map<string, Side> {
  const all = task.cities.map((city) => candidatesFor(city, task));
  const chosen = all.map((candidates) => candidates.toSorted((a, b) => a.cost - b.cost)[0]!);
  const costAt = (index: number, candidate: Candidate, apartFrom = -1) =>
    chosen.reduce(
      (sum, other, at) => (at === index || at === apartFrom ? sum : sum + clash(candidate, other)),
      candidate.cost,
    );
  const improveOne = (index: number) => {
    const best = all[index]!.toSorted((a, b) => costAt(index, a) - costAt(index, b))[0]!;
    const better = costAt(index, best) < costAt(index, chosen[index]!);
    if (better) chosen[index] = best;
    return better;
  };
  const improveTwo = (one: number, two: number) => {
    const together = (a: Candidate, b: Candidate) => costAt(one, a, two) + costAt(two, b, one) + clash(a, b);
    let [least, better] = [together(chosen[one]!, chosen[two]!), false];
    for (const a of all[one]!)
      for (const b of all[two]!) {
        const cost = together(a, b);
        if (cost >= least) continue;
        [least, better] = [cost, true];
        [chosen[one], chosen[two]] = [a, b];
      }
    return better;
  };
  for (let moved = true; moved;) {
    moved = false;
    for (const index of chosen.keys()) moved = improveOne(index) || moved;
    for (const one of chosen.keys())
      for (let two = 0; two < one; two++)
        if (distance(task.cities[one]!.at, task.cities[two]!.at) < 220) moved = improveTwo(one, two) || moved;
  }
  return new Map(task.cities.map(({ id }, index) => [id, chosen[index]!.side]));
}
