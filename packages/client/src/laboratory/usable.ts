// What can be pressed on the lab board: the offers that each of its places stands for.
import type { View } from '@cordon/engine';
import type { Dish } from '@cordon/protocol/laboratory';
import { narrow } from '../choices/narrow.ts';
import type { Offer } from '../choices/offer.ts';
import { offersWithCard } from '../choices/things.ts';
import type { OperandType } from '../games/facts.ts';
import type { Selection, SelectionActions } from '../scene/selection.ts';

/** Where the arrow of a process ends; that of `apply` ends at the line it names. */
const ENDS: Readonly<Record<string, Dish>> = {
  centrifuge: 'centrifuge',
  separate: 'separation',
  grow: 'growth',
};

export type Place =
  | { readonly place: 'arrow'; readonly id: string }
  | { readonly place: 'dish'; readonly id: string }
  /** The spaces of a line: its Sequence card, Characterize and Test. */
  | { readonly place: 'card' | 'characterize' | 'test'; readonly id: string }
  | { readonly place: 'deck' | 'discard' };

export const keyOf = (place: Place): string => ('id' in place ? `${place.place} ${place.id}` : place.place);

/** The Sequence card that was drawn and has no place yet. */
export function drawnIn({ frames }: View): string | undefined {
  const frame = frames.at(-1);
  const card = frame?.frame === 'sequencing' ? frame['sequence'] : undefined;
  return typeof card === 'string' ? card : undefined;
}

/** Offers by the place they stand at. */
export type Usable = ReadonlyMap<string, readonly Offer[]>;

/** The thing of a type that an offer names. */
export function named({ kind, operands }: Offer, type: OperandType): string | undefined {
  const operand = Object.entries(kind.operands).find(([, one]) => one === type)?.[0];
  const value = operand === undefined ? undefined : operands[operand];
  return typeof value === 'string' ? value : undefined;
}

/** Where on the board an offer is made; nowhere if it isn't about the laboratory. */
export function placeOf(offer: Offer): Place | undefined {
  const [dish, research] = [named(offer, 'dish'), named(offer, 'research')];
  switch (offer.kind.name) {
    case 'characterize':
    case 'test':
      return research === undefined ? undefined : { place: offer.kind.name, id: research };
    case 'place-sequence':
    case 'swap-sequence':
      return research === undefined ? undefined : { place: 'card', id: research };
    case 'sequence':
      return { place: 'deck' };
    case 'drop-sequence':
      return { place: 'discard' };
    default: {
      const to = ENDS[offer.kind.name] ?? research;
      if (dish !== undefined && to !== undefined) return { place: 'arrow', id: `${dish} ${to}` };
      return dish === undefined ? undefined : { place: 'dish', id: dish };
    }
  }
}

/** What the card or the action in hand leaves of the offers. */
export function fitting(offers: readonly Offer[], selection: Selection): readonly Offer[] {
  if (selection.what === 'card') return offersWithCard(selection.card, offers);
  if (selection.what !== 'action') return offers;
  const own = offers.filter(({ kind }) => kind.name === selection.kind);
  return narrow(own, selection.answers).offers;
}

export function usableOf(offers: readonly Offer[], selection: Selection): Usable {
  const places = new Map<string, Offer[]>();
  for (const offer of fitting(offers, selection)) {
    const place = placeOf(offer);
    if (place === undefined) continue;
    const key = keyOf(place);
    places.set(key, [...(places.get(key) ?? []), offer]);
  }
  return places;
}

/** The places that lead on from a dish. */
export const arrowsFrom = (usable: Usable, dish: string): readonly string[] =>
  [...usable.keys()].filter((key) => key.startsWith(`arrow ${dish} `));

/** Plays what is said completely; takes the rest into the hand, so that only what is left is asked. */
export function choose(
  offers: readonly Offer[],
  play: (commands: readonly string[]) => void,
  selection: Pick<SelectionActions, 'action' | 'answer'>,
): void {
  const { complete, decided } = narrow(offers);
  const kind = offers[0]?.kind.name;
  if (complete !== undefined) play([complete.words]);
  else if (kind !== undefined) {
    selection.action(kind);
    for (const { operand, value } of decided) selection.answer(kind, operand, value);
  }
}
