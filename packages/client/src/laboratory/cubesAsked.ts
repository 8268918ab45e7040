// A question whose answers are cubes: where on the board it is asked, and what may be said.
import type { View } from '@cordon/engine';
import { DISHES } from '@cordon/protocol/laboratory';
import type { Offer } from '../choices/offer.ts';
import type { Selection } from '../scene/selection.ts';
import type { Layout, Point } from './layout.ts';
import { fitting, named } from './usable.ts';

export interface CubesAsked {
  readonly at: Point;
  /** One for each cube. */
  readonly cubes: readonly Offer[];
  /** What ends the question without another cube. */
  readonly enough: Offer | undefined;
}

export function cubesAsked(
  { frames }: Pick<View, 'frames'>,
  offers: readonly Offer[],
  selection: Selection,
  layout: Layout,
): CubesAsked | undefined {
  return fillingAsked(frames, offers, layout) ?? colourAsked(fitting(offers, selection), selection, layout);
}

/** Which cube goes on a circle that takes anything: asked at its line. */
function fillingAsked(
  frames: View['frames'],
  offers: readonly Offer[],
  layout: Layout,
): CubesAsked | undefined {
  if (frames.at(-1)?.frame !== 'filling') return undefined;
  const cubes = offers.filter(({ kind }) => kind.name === 'fill');
  const box = layout.lines[String(frames.at(-2)?.['research'])];
  if (cubes.length === 0 || box === undefined) return undefined;
  return {
    at: [box.x + box.width / 2, box.y + box.height / 2],
    cubes,
    enough: offers.find(({ kind }) => kind.name === 'enough'),
  };
}

/** Which colour of a dish goes on: asked at the dish. */
function colourAsked(offers: readonly Offer[], selection: Selection, layout: Layout): CubesAsked | undefined {
  if (selection.what !== 'action' || offers.length < 2) return undefined;
  const dishes = new Set(offers.map((offer) => named(offer, 'dish')));
  const dish = DISHES.find((one) => dishes.has(one));
  const isAboutColour = offers.every((offer) => named(offer, 'colour') !== undefined);
  if (dish === undefined || dishes.size > 1 || !isAboutColour) return undefined;
  return { at: layout.dishes[dish], cubes: offers, enough: undefined };
}
