// The base game: flights and stations cost cards that the words do not name.
import type { View } from '@cordon/engine';
import type { Offer } from '../offer.ts';
import { cityOfPawn, seatIn, single } from '../seats.ts';
import type { Unsaid } from '../unsaid.ts';

type Price = (offer: Offer, view: View) => string | undefined;

const destination: Price = (offer) => single(offer, 'to');
const here: Price = (offer, view) => cityOfPawn(view, offer.seat);

const PRICES: Readonly<Record<string, Price>> = {
  direct: destination,
  'send-direct': destination,
  charter: here,
  'send-charter': (offer, view) => cityOfPawn(view, Number(single(offer, 'pawn'))),
  build: (offer, view) =>
    seatIn(view, offer.seat)?.role === 'operations-expert' ? undefined : here(offer, view),
};

export const baseUnsaid: Unsaid = {
  cards(offer, view) {
    const card = PRICES[offer.kind.name]?.(offer, view);
    return card === undefined ? [] : [card];
  },
};
