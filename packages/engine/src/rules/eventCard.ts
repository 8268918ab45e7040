// A played event goes to the discard pile once its effect is done, unless a role keeps it from there. BASE-EVT-13
import { defineFrame, eachFrame, FIELDS, pop, push } from '../kernel/frame.ts';
import { runFor } from '../kernel/points.ts';
import type { Card, Module, Seat, State } from '../kernel/types.ts';
import { discardFromHand, holds } from '../ops/cards.ts';
import { pushHandLimitsAfterEvent } from './handLimit.ts';

const SEAT = FIELDS;
const CARD = FIELDS + 1;

/** Lies below whatever the effect of the event puts on the stack, and surfaces when that is done. */
const playedEvent = defineFrame({
  name: 'played-event',
  fields: ['seat', 'card'],
  step(s, at) {
    const seat = s.stack[at + SEAT]!;
    const card = s.stack[at + CARD]!;
    pop(s);
    if (holds(s, seat, card)) discardFromHand(s, card, 'event');
    else runFor(s, s.game.points.eventSpent, seat, card);
    pushHandLimitsAfterEvent(s);
    return true;
  },
});

/** Whether an event still lies in a hand only because what it does is not over. */
export function isBeingPlayed(s: State, card: Card): boolean {
  let found = false;
  eachFrame(s, (kind, at) => (found ||= kind === playedEvent && s.stack[at + CARD] === card));
  return found;
}

/** To be called before the effect. */
export function spendWhenDone(s: State, seat: Seat, card: Card): void {
  push(s, playedEvent, seat, card);
}

export const eventCardRules: Module = { id: 'event-card', frames: [playedEvent] };
