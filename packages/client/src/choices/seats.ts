// Seats of a view by their number.
import type { View } from '@cordon/engine';
import type { Offer } from './offer.ts';

export type SeatFacts = View['seats'][number];

export function seatIn(view: View, seat: number): SeatFacts | undefined {
  return view.seats.find((one) => one.seat === seat);
}

export function cityOfPawn(view: View, seat: number): string | undefined {
  return seatIn(view, seat)?.city;
}

/** An operand that has one value, such as a city; not a list of cards. */
export function single({ operands }: Offer, operand: string): string | undefined {
  const value = operands[operand];
  return typeof value === 'string' ? value : undefined;
}
