// Which names are written now: chosen anew when the scale, the board or the lit places change.
import type { View } from '@cordon/engine';
import { useMemo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import type { Frame } from './camera.ts';
import { CUBE, pawnsReach, placeName, sideOf, type Side } from './around.ts';
import { namesWritten, type NameSpot, type NameTag } from './labels.ts';
import { DISC, marksAt } from './marks.ts';
import type { BoardSeat, LitPlaces } from './props.ts';

const FREE_SIDES = ['right', 'left', 'above'] as const;

export interface NameWishes {
  readonly view: View;
  readonly drawing: MapDrawing;
  readonly seats: readonly BoardSeat[];
  readonly names: (city: string) => string;
  readonly lit: LitPlaces;
  readonly chosen: string | undefined;
  readonly scale: number;
  readonly frame: Frame;
}

export function useNames({
  view,
  drawing,
  seats,
  names,
  lit,
  chosen,
  scale,
  frame,
}: NameWishes): ReadonlyMap<string, Side> {
  return useMemo(() => {
    const { mark, letters } = marksAt(scale, frame);
    const unit = mark * scale;
    const tags = Object.entries(drawing.cities).map(([city, place]): NameTag => {
      const here = view.seats.filter((seat) => seat.city === city);
      const counts = Object.values(view.cubes[city] ?? {});
      const cubes = counts.reduce((sum, count) => sum + count, 0);
      const side = sideOf(place);
      const spot = (one: Side): NameSpot => {
        const [dx, dy] = placeName(one, counts.length, here.length);
        return { side: one, offset: [dx * unit, dy * unit] };
      };
      // Cubes of one colour lie below whichever of these sides has the name.
      const others = side === 'below' || counts.length > 1 ? [] : FREE_SIDES.filter((one) => one !== side);
      const { half, top, foot } = pawnsReach(here.length);
      const mine = here.some(({ seat }) => seats.some((one) => one.seat === seat && one.mine === 'yes'));
      return {
        city,
        at: [place.at[0] * scale, place.at[1] * scale],
        spots: [spot(side), ...others.map(spot)],
        pawns:
          here.length === 0
            ? undefined
            : { left: -half * unit, right: half * unit, top: top * unit, bottom: foot * unit },
        letters: letters * scale,
        length: names(city).length,
        weight: cubes + here.length * 2 + (counts.some((count) => count >= 3) ? 6 : 0),
        must: lit.cities.has(city) || chosen === city || mine ? 'yes' : 'no',
        reach: (cubes > 0 ? DISC + CUBE * 0.7 : DISC) * unit * 0.9,
      };
    });
    return namesWritten(tags, frame.area.top * scale - frame.padding.top);
  }, [view, drawing, seats, names, lit, chosen, scale, frame]);
}
