// A played event goes to the discard pile once its effect is done, unless a role keeps it from there. BASE-EVT-13
import { extraEvent } from '../kernel/events.ts';
import { defineFrame, eachFrame, FIELDS, OPEN, pop, push, topFrame } from '../kernel/frame.ts';
import { anyOf, commonPoint, numberFor, personalPoint, runFor } from '../kernel/points.ts';
import { MOMENTS, NOBODY, PLACES, type Card, type Module, type Seat, type State } from '../kernel/types.ts';
import { discardFromHand, holds, isEvent, layFromHand, removeCard } from '../ops/cards.ts';
import { resolutionWaits } from './epidemic.ts';
import { pushHandLimits } from './handLimit.ts';

const SEAT = FIELDS;
const CARD = FIELDS + 1;

/** This seat played an event from elsewhere than its hand. */
export const eventSpent = personalPoint.all<[card: Card]>('eventSpent');

/** This event lies on the table until it ends. */
export const staysOnTable = commonPoint.any<[card: Card]>('staysOnTable');

/** An event that a role had kept was played: it leaves the game, at once or when it ends. */
export function retireEvent(s: State, card: Card, by: string): void {
  if (!anyOf(s, staysOnTable, card)) removeCard(s, card, by);
}

/** The card is an event in the hand of whoever played it, kept by a role, or lent by the frame below. */
function couldBePlayed(s: State, at: number): boolean {
  const [seat, card] = [s.stack[at + SEAT]!, s.stack[at + CARD]!];
  if (!isEvent(s, card)) return false;
  const below = s.stack[at + 1]!;
  const lent = s.game.frames[s.stack[below]!]?.lends?.(s, below) === card;
  const kept = numberFor(s, extraEvent, seat) === card;
  return holds(s, seat, card) || lent || kept;
}

/** Lies below whatever the effect of the event puts on the stack, and surfaces when that is done. */
const playedEvent = defineFrame({
  name: 'played-event',
  fields: ['seat', 'card'],
  on: [OPEN, 'recall'],
  sound: couldBePlayed,
  eventOf: (s, at) => s.stack[at + SEAT]!,
  step(s, at) {
    const seat = s.stack[at + SEAT]!;
    const card = s.stack[at + CARD]!;
    pop(s);
    if (!holds(s, seat, card)) runFor(s, eventSpent, seat, card);
    else if (anyOf(s, staysOnTable, card)) layFromHand(s, card);
    else discardFromHand(s, card, 'event');
    countHands(s);
    return true;
  },
});

/**
 * The event may have filled hands. While a card is being resolved nobody discards, and the active player's limit counts only
 * once every card of the draw that no hand holds is resolved: the last one sees to both. BASE-HND-3
 */
function countHands(s: State): void {
  if (topFrame(s).moment === MOMENTS.pause) pushHandLimits(s, resolutionWaits(s) ? s.turn : NOBODY);
}

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

/** An event that lies aside is either kept by the role of some seat or stays on the table. */
function isSound(s: State): boolean {
  const kept = new Set([...s.roles].map((_, seat) => numberFor(s, extraEvent, seat)));
  return s.places.every(
    (place, card) =>
      place !== PLACES.aside || !isEvent(s, card) || kept.has(card) !== anyOf(s, staysOnTable, card),
  );
}

export const eventCardRules: Module = { id: 'event-card', frames: [playedEvent], sound: isSound };
