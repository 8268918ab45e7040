// Where everything lies around the cities: worked out anew when the board, the scale or the letters change.
import type { View } from '@cordon/engine';
import { useMemo, useState } from 'react';
import { cityOf } from '../games/games.ts';
import type { MapDrawing } from '../maps/drawing.ts';
import { whole, wholeScale, type Frame } from './camera.ts';
import type { Measure } from './lettering.ts';
import { marksAt } from './marks.ts';
import { boxAt, type Box } from './placement/box.ts';
import { FULL, Placer, type Placement } from './placement/place.ts';
import type { CityThings } from './placement/things.ts';
import type { Added, BoardSeat } from './props.ts';
import { layerOf } from './registry.ts';

export interface PlacementWishes {
  readonly game: string;
  readonly view: View;
  readonly drawing: MapDrawing;
  readonly seats: readonly BoardSeat[];
  readonly names: (city: string) => string;
  readonly measure: Measure;
  readonly scale: number;
  readonly frame: Frame;
  readonly added?: Added | undefined;
}

const NO_CUBES: Readonly<Record<string, number>> = {};

/** Where the whole map is seen, what is cut off or lies under panels is known. */
function boundsAt(scale: number, frame: Frame, unit: number): Box | undefined {
  if (scale > wholeScale(frame) * 1.02) return undefined;
  const { x, y } = whole(frame);
  const { box, covered } = frame;
  return {
    left: (covered.left - x) / unit,
    top: (covered.top - y) / unit,
    right: (box.width - covered.right - x) / unit,
    bottom: (box.height - covered.bottom - y) / unit,
  };
}

function placementOf(placer: Placer, wishes: PlacementWishes): Placement {
  const { game, view, drawing, seats, names, measure, scale, frame, added } = wishes;
  const { badges, taken } = layerOf(game);
  const { mark, letters } = marksAt(scale, frame);
  const unit = mark * scale;
  const height = letters / mark;
  const badgesAt = badges?.(view);
  const things = Object.entries(drawing.cities).map(([id, place]): CityThings => {
    const here = view.seats.filter(({ city }) => city === id);
    const who = seats.filter(({ seat }) => here.some((one) => one.seat === seat));
    const cubes = view.cubes[id] ?? NO_CUBES;
    const counts = Object.values(cubes);
    return {
      id,
      at: [place.at[0] / mark, place.at[1] / mark],
      name: names(id),
      side: place.side,
      colour: cityOf(game, id)?.colour ?? '',
      cubes,
      pawns: who.length,
      turn: who.some(({ turn }) => turn === 'yes'),
      led: who.some(({ led }) => led === 'yes'),
      badges: [...(badgesAt?.get(id) ?? []), ...(added?.badges.get(id) ?? [])],
      weight:
        (counts.some((count) => count >= FULL) ? 6 : 0) +
        (who.some(({ mine }) => mine === 'yes') ? 4 : 0) +
        counts.reduce((sum, count) => sum + count, 0) * 0.5 +
        who.length,
    };
  });
  return placer.place(
    things,
    { measure, letters: height, usual: height / frame.text },
    {
      taken: (taken?.(view, drawing) ?? []).map(({ at, width, height: high }) =>
        boxAt(at[0] / mark - width / 2, at[1] / mark - high / 2, width, high),
      ),
      bounds: boundsAt(scale, frame, unit),
    },
  );
}

export function usePlacement(wishes: PlacementWishes): Placement {
  const { game, view, drawing, seats, names, measure, scale, frame, added } = wishes;
  const [placer] = useState(() => new Placer());
  return useMemo(
    () => placementOf(placer, { game, view, drawing, seats, names, measure, scale, frame, added }),
    [placer, game, view, drawing, seats, names, measure, scale, frame, added],
  );
}
