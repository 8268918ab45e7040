// Which city a finger meant: the nearest one within reach, whatever else lies there.
import type { MapDrawing, Point } from '../maps/drawing.ts';

export function cityNear(drawing: MapDrawing, [x, y]: Point, reach: number): string | undefined {
  let best: string | undefined;
  let least = reach;
  for (const [id, { at }] of Object.entries(drawing.cities)) {
    const apart = Math.hypot(at[0] - x, at[1] - y);
    if (apart <= least) [best, least] = [id, apart];
  }
  return best;
}

/** The line whose middle a finger meant, where no city is nearer: short lines end under the discs of their cities. */
export function lineNear(
  { lines, cities }: MapDrawing,
  lit: ReadonlySet<string>,
  [x, y]: Point,
  reach: number,
): string | undefined {
  const apart = (at: Point): number => Math.hypot(at[0] - x, at[1] - y);
  let least = Math.min(reach, ...Object.values(cities).map(({ at }) => apart(at)));
  let best: string | undefined;
  for (const { id, middle } of lines)
    if (lit.has(id) && apart(middle) < least) [best, least] = [id, apart(middle)];
  return best;
}

export interface Picked {
  readonly kind: 'city' | 'region' | 'line';
  readonly id: string;
}

/** Reads the mark of a stop: “city:cairo”. */
export function pickedOf(stop: string | undefined): Picked | undefined {
  const [kind, id] = stop?.split(':') ?? [];
  if (id === undefined) return undefined;
  if (kind === 'city' || kind === 'region' || kind === 'line') return { kind, id };
  return undefined;
}
