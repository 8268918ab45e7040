// Moves cities apart that lie too close to be played on, and off the lines of others, as little as that takes.
import type { Point } from '../../src/maps/drawing.ts';
import { nearestOnSegment } from './geometry.ts';

export interface Spreading {
  /** No two cities end nearer to each other than this. */
  readonly apart: number;
  /** The lines, as places in the list of cities; no city ends nearer to the straight way of a line of others than this. */
  readonly lines: readonly (readonly [number, number])[];
  readonly offLines: number;
}

const ROUNDS = 400;
const GOOD_ENOUGH = 0.01;

type Places = [number, number][];

function shift(places: Places, index: number, [dx, dy]: Point, share: number): void {
  const [x, y] = places[index]!;
  places[index] = [x + dx * share, y + dy * share];
}

/** The step that brings a point as far from another as wanted. */
function missingStep([ax, ay]: Point, [bx, by]: Point, wanted: number): { missing: number; step: Point } {
  const away = Math.hypot(ax - bx, ay - by);
  const missing = Math.max(0, wanted - away);
  return { missing, step: [((ax - bx) / away) * missing, ((ay - by) / away) * missing] };
}

/** Pushes each pair that is too close apart, half each; tells how far the worst was off. */
function pushCities(places: Places, { apart }: Spreading): number {
  let worst = 0;
  for (let i = 0; i < places.length; i++)
    for (let j = 0; j < i; j++) {
      const { missing, step } = missingStep(places[i]!, places[j]!, apart);
      if (missing === 0) continue;
      worst = Math.max(worst, missing);
      shift(places, i, step, 0.5);
      shift(places, j, step, -0.5);
    }
  return worst;
}

/** Pushes each city off the lines of others, and both ends of those the other way. */
function pushLines(places: Places, { lines, offLines }: Spreading): number {
  let worst = 0;
  for (const [from, to] of lines)
    for (const city of places.keys()) {
      if (city === from || city === to) continue;
      const nearest = nearestOnSegment(places[city]!, places[from]!, places[to]!);
      const { missing, step } = missingStep(places[city]!, nearest, offLines);
      if (missing === 0) continue;
      worst = Math.max(worst, missing);
      shift(places, city, step, 0.5);
      shift(places, from, step, -0.25);
      shift(places, to, step, -0.25);
    }
  return worst;
}

/** The places, in the same order; those with room around them stay where they are. */
export function spread(homes: readonly Point[], how: Spreading): Point[] {
  const places = homes.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    const pull = 0.08 * (1 - round / ROUNDS);
    for (const [index, [x, y]] of places.entries())
      places[index] = [x + (homes[index]![0] - x) * pull, y + (homes[index]![1] - y) * pull];
    pushLines(places, how);
    pushCities(places, how);
  }
  while (Math.max(pushLines(places, how), pushCities(places, how)) > GOOD_ENOUGH);
  return places;
}
