// A plan of a map: where its cities lie, and some places without one, in units of the map. All else follows smoothly.
import type { GeoProjection } from 'd3-geo';
import type { Point } from '../../src/maps/drawing.ts';
import type { Degrees } from './places.ts';
import { bentAlong } from './warp.ts';

interface Anchor {
  readonly name: string;
  readonly home: Degrees;
  readonly at: Point;
}

/**
 * At 1366x768 a unit is about four fifths of a pixel. No two cities are closer than 55 pixels, and nearly every one has
 * a box to itself for its name and its cubes; neighbours keep their directions.
 */
export interface Plan {
  readonly cities: Readonly<Record<string, Point>>;
  /** Places that keep the rest calm, and islands and capes in their shapes. */
  readonly anchors: readonly Anchor[];
}

/** How nearly a plan is followed: the stiffer, the calmer the coasts between its places. */
const STIFFNESS = 2000;

/** From where a projection puts something to where it lies by the plan. */
export function following(
  { cities, anchors }: Plan,
  homes: Readonly<Record<string, Degrees>>,
  projection: GeoProjection,
): (at: Point) => Point {
  const leading = [...Object.entries(cities).map(([id, at]) => ({ home: homes[id]!, at })), ...anchors];
  return bentAlong(
    leading.map(({ home: [latitude, longitude] }) => projection([longitude, latitude])!),
    leading.map(({ at }) => at),
    STIFFNESS,
  );
}
