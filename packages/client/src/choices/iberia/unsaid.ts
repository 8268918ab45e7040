// Iberia: hospitals and swaps cost a card, a stubborn disease a second action, and patients are no pawns.
import type { View } from '@cordon/engine';
import type { Offer } from '../offer.ts';
import { cityOfPawn, seatIn, single } from '../seats.ts';
import type { PawnMove, Unsaid } from '../unsaid.ts';

/** The colour whose cubes take two actions where there are several of them. */
const STUBBORN = { disease: 'typhus', colour: 'red' } as const;

const TREATING = new Set(['treat', 'treat-more']);

const PRICES: Readonly<Record<string, (offer: Offer, view: View) => string | undefined>> = {
  hospital: (offer, view) => cityOfPawn(view, offer.seat),
  swap: (offer) => single(offer, 'card'),
};

type Moves = (offer: Offer, view: View) => readonly PawnMove[];

const nobody: Moves = () => [];

const MOVES: Readonly<Record<string, Moves>> = {
  transfer: nobody,
  evacuate: nobody,
  start: (offer) => moveOf(offer.seat, single(offer, 'city')),
  bring: (offer, view) => moveOf(Number(single(offer, 'pawn')), arrivalCity(view)),
};

function moveOf(seat: number, to: string | undefined): PawnMove[] {
  return to === undefined ? [] : [{ seat, to }];
}

function arrivalCity(view: View): string | undefined {
  const city = view.frames.findLast(({ frame }) => frame === 'arrival')?.['city'];
  return typeof city === 'string' ? city : undefined;
}

export const iberiaUnsaid: Unsaid = {
  cards(offer, view) {
    const card = PRICES[offer.kind.name]?.(offer, view);
    return card === undefined ? [] : [card];
  },
  actions(offer, view) {
    if (!TREATING.has(offer.kind.name)) return undefined;
    const here = cityOfPawn(view, offer.seat);
    const [colour, extra] = [single(offer, 'colour'), single(offer, 'extra')];
    const city = single(offer, 'city');
    const stubborn = isStubborn(view, here, colour) || isStubborn(view, city, extra);
    return stubborn ? 2 : undefined;
  },
  moves: (offer, view) => MOVES[offer.kind.name]?.(offer, view),
  asksOnArrival: (view, seat) => seatIn(view, seat)?.role === 'nurse',
};

/** Whether a cube of this colour in this city takes two actions. */
function isStubborn(view: View, city: string | undefined, colour: string | undefined): boolean {
  const { diseases } = view.shows;
  if (colour !== STUBBORN.colour || city === undefined) return false;
  if (!Array.isArray(diseases) || !diseases.includes(STUBBORN.disease)) return false;
  return (view.cubes[city]?.[colour] ?? 0) > 1;
}
