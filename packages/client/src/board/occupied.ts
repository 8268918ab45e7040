// What lies around the cities of a board as it was last drawn, for whatever wants to stand between it.
import type { MapDrawing } from '../maps/drawing.ts';
import type { Occupied } from './beside.ts';
import type { Area } from './camera.ts';
import { DISC } from './marks.ts';
import type { CityPlacement, Placement } from './placement/place.ts';
import { RING } from './placement/sizes.ts';

export interface Placed {
  readonly placement: Placement;
  /** Units of the map in a unit of the things around a city. */
  readonly mark: number;
  /** Where the pawn of the active player stands. */
  readonly turn: string | undefined;
}

const around = (reach: number): Area => ({ left: -reach, top: -reach, right: reach, bottom: reach });

const boxesOf = ({ name, block, pawns, badges }: CityPlacement): readonly Area[] =>
  [name, block, pawns, ...Object.values(badges)].flatMap((spot) => (spot === undefined ? [] : [spot.box]));

/** What lies around a city and the city itself, of which so much counts, on the map. */
function thingsOf(
  id: string,
  reach: number,
  drawing: MapDrawing,
  { placement, mark }: Pick<Placed, 'placement' | 'mark'>,
): readonly Area[] {
  const [x, y] = drawing.cities[id]?.at ?? [0, 0];
  const here = placement.get(id);
  return [around(reach), ...(here === undefined ? [] : boxesOf(here))].map((box) => ({
    left: x + box.left * mark,
    top: y + box.top * mark,
    right: x + box.right * mark,
    bottom: y + box.bottom * mark,
  }));
}

/** All cities with all that lies around them. */
export const occupiedOn = (drawing: MapDrawing, placed: Pick<Placed, 'placement' | 'mark'>): Area[] =>
  [...placed.placement.keys()].flatMap((id) => thingsOf(id, DISC, drawing, placed));

export function occupiedAround(city: string, drawing: MapDrawing, placed: Placed): Occupied {
  const { placement, turn } = placed;
  const things = (id: string, reach: number): readonly Area[] => thingsOf(id, reach, drawing, placed);
  return {
    own: things(city, RING).reduce((all, one) => ({
      left: Math.min(all.left, one.left),
      top: Math.min(all.top, one.top),
      right: Math.max(all.right, one.right),
      bottom: Math.max(all.bottom, one.bottom),
    })),
    dear: turn === undefined || turn === city ? [] : things(turn, RING),
    others: [...placement.keys()].filter((id) => id !== city).flatMap((id) => things(id, DISC)),
  };
}
