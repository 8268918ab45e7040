// Iberia: patients are no pawns, and some pawns move to cities that the words do not name.
import type { View } from '@cordon/engine';
import type { Offer } from '../offer.ts';
import { seatIn, single } from '../seats.ts';
import type { PawnMove, Unsaid } from '../unsaid.ts';

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
  moves: (offer, view) => MOVES[offer.kind.name]?.(offer, view),
  asksOnArrival: (view, seat) => seatIn(view, seat)?.role === 'nurse',
};
