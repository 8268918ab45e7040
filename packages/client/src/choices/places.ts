// Where on the board a set of offers takes place.
import type { OperandType } from '../games/facts.ts';
import type { Offer } from './offer.ts';

export type PlaceType = 'city' | 'region' | 'line';

export interface Place {
  readonly type: PlaceType;
  readonly id: string;
}

export interface Places {
  readonly cities: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
}

/** Operands that name a place of the board; an infection card stands for its city. */
export const PLACE_TYPES: Partial<Record<OperandType, PlaceType>> = {
  city: 'city',
  infection: 'city',
  region: 'region',
  line: 'line',
};

/** The places that the words of an offer name. */
export function placesIn({ kind, operands }: Offer): Place[] {
  return Object.entries(kind.operands).flatMap(([operand, type]) => {
    const [place, id] = [PLACE_TYPES[type], operands[operand]];
    return place !== undefined && typeof id === 'string' ? [{ type: place, id }] : [];
  });
}

/** What lights up on the board for these offers. */
export function placesOf(offers: readonly Offer[]): Places {
  const places = offers.flatMap(placesIn);
  const those = (wanted: PlaceType): ReadonlySet<string> =>
    new Set(places.filter(({ type }) => type === wanted).map(({ id }) => id));
  return { cities: those('city'), regions: those('region'), lines: those('line') };
}
