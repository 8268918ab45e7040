// How a city is drawn: among the places to choose from or not, and whether it is in danger.
import type { View } from '@cordon/engine';
import { FULL } from './placement/place.ts';
import type { LitPlaces } from './props.ts';

export const isAnyLit = ({ cities, regions, lines }: LitPlaces): boolean =>
  cities.size + regions.size + lines.size > 0;

export function litAt(lit: LitPlaces, city: string): 'yes' | 'dim' | 'no' {
  return lit.cities.has(city) ? 'yes' : isAnyLit(lit) ? 'dim' : 'no';
}

export const dimAt = (lit: LitPlaces, city: string): 'yes' | 'no' =>
  litAt(lit, city) === 'dim' ? 'yes' : 'no';

/** Three cubes of a colour lie there. */
export function fullAt(view: View, city: string): 'yes' | 'no' {
  return Object.values(view.cubes[city] ?? {}).some((count) => count >= FULL) ? 'yes' : 'no';
}
