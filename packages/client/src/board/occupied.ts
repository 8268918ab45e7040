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

export function occupiedAround(
  city: string,
  drawing: MapDrawing,
  { placement, mark, turn }: Placed,
): Occupied {
  const placed = (id: string, box: Area): Area => {
    const [x, y] = drawing.cities[id]?.at ?? [0, 0];
    return {
      left: x + box.left * mark,
      top: y + box.top * mark,
      right: x + box.right * mark,
      bottom: y + box.bottom * mark,
    };
  };
  const things = (id: string, disc: number): readonly Area[] => {
    const here = placement.get(id);
    return [around(disc), ...(here === undefined ? [] : boxesOf(here))].map((box) => placed(id, box));
  };
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
