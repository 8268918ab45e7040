// The cities of a map with all that wants a place around them.
import { moved, type Box } from './box.ts';
import type { Candidate } from './candidates.ts';

export type Kind = 'name' | 'cubes' | 'pawns' | 'badge';

export interface Piece {
  readonly kind: Kind;
  readonly candidates: readonly Candidate[];
  /** Where it lay before, relative to its city. */
  readonly before?: Box | undefined;
  /** What it costs to leave it out; without a price it is never left out. */
  readonly price?: number;
}

export interface Site {
  readonly x: number;
  readonly y: number;
  /** The higher the sooner it gets a place. */
  readonly urgency: number;
  readonly pieces: readonly Piece[];
}

export interface Surroundings {
  /** What lies on the map already. */
  readonly taken: readonly Box[];
  /** What lies beyond is cut off or under a panel. */
  readonly bounds: Box | undefined;
}

const reaches = new WeakMap<readonly Candidate[], Box>();

/** How far candidates reach, all together. */
function reachOf(candidates: readonly Candidate[]): Box {
  const known = reaches.get(candidates);
  if (known !== undefined) return known;
  const reach = candidates.map(({ box }) => box).reduce(hull, NOTHING);
  reaches.set(candidates, reach);
  return reach;
}

const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };

const hull = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** All that the things of a city could cover. */
export const extentOf = ({ x, y, pieces }: Site): Box =>
  moved(pieces.map(({ candidates }) => reachOf(candidates)).reduce(hull, NOTHING), x, y);
