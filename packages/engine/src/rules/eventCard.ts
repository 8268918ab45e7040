// A played event goes to the discard pile, unless a role keeps it from there. BASE-EVT-13
import { runFor } from '../kernel/points.ts';
import type { Card, Seat, State } from '../kernel/types.ts';
import { discardFromHand, holds } from '../ops/cards.ts';

export function spendEvent(s: State, seat: Seat, card: Card): void {
  if (holds(s, seat, card)) discardFromHand(s, card, 'event');
  else runFor(s, s.game.points.eventSpent, seat, card, undefined);
}
