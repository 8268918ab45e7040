// What may interrupt: whether somebody could play an event or use such an ability at a moment, and every way to do it.
import { lowestBit } from './bits.ts';
import { answersOfRoles, commonPoint, isSilent, personalPoint } from './points.ts';
import {
  NO_CARD,
  type Card,
  type PlayableCard,
  type Moment,
  type Seat,
  type State,
  type Offers,
} from './types.ts';

/** An event this seat may play although it is not in the hand, or NO_CARD. */
export const extraEvent = personalPoint.number('extraEvent');

/** An event can be played because of what has just happened, and no longer after the next action: whoever passed is asked again. */
export const invites = commonPoint.any('invites');

/** The event behind a card if this seat may play it and it would do something now. */
function playableEvent(s: State, card: Card, seat: Seat, moment: Moment): PlayableCard | undefined {
  const event = s.game.events[card - s.game.firstEvent]!;
  return (event.moments & moment) !== 0 && event.playable(s, seat) ? event : undefined;
}

/** The events in all hands, as one of the words of bits. */
function eventsInHands(s: State, word: number): number {
  const { eventCards, shape } = s.game;
  if (eventCards[word] === 0) return 0;
  let held = 0;
  for (let at = word; at < s.hands.length; at += shape.cardWords) held |= s.hands[at]!;
  return held & eventCards[word]!;
}

/** What roles may do at this moment that is no event. */
function offerInterruptions(s: State, moment: Moment, out: Offers): void {
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const own = s.game.interruptions[s.roles[seat]!]!;
    for (let i = 0; i < own.length; i++)
      if ((own[i]!.moments & moment) !== 0 && own[i]!.playable(s, seat)) own[i]!.offer(s, seat, out);
  }
}

function someoneCouldInterrupt(s: State, moment: Moment): boolean {
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const own = s.game.interruptions[s.roles[seat]!]!;
    for (let i = 0; i < own.length; i++)
      if ((own[i]!.moments & moment) !== 0 && own[i]!.playable(s, seat)) return true;
  }
  return false;
}

/** Every way to interrupt at this moment: what roles may do, then events. */
export function offerEvents(s: State, moment: Moment, out: Offers): void {
  if (s.game.interrupts) offerInterruptions(s, moment, out);
  const { firstEvent, shape } = s.game;
  for (let word = firstEvent >> 5; word < shape.cardWords; word++) {
    for (let held = eventsInHands(s, word); held !== 0; held &= held - 1) {
      const card = 32 * word + lowestBit(held);
      const seat = s.places[card]!;
      playableEvent(s, card, seat, moment)?.offer(s, seat, out);
    }
  }
  if (isSilent(s, extraEvent)) return;
  const kept = answersOfRoles(s, extraEvent);
  for (let seat = 0; seat < shape.seats; seat++) {
    const card = kept[s.roles[seat]!]?.(s, seat) ?? NO_CARD;
    if (card !== NO_CARD) playableEvent(s, card, seat, moment)?.offer(s, seat, out);
  }
}

/** Whether anybody could interrupt now. */
export function someoneCouldPlay(s: State, moment: Moment): boolean {
  if (s.game.interrupts && someoneCouldInterrupt(s, moment)) return true;
  const { firstEvent, shape } = s.game;
  for (let word = firstEvent >> 5; word < shape.cardWords; word++) {
    for (let held = eventsInHands(s, word); held !== 0; held &= held - 1) {
      const card = 32 * word + lowestBit(held);
      if (playableEvent(s, card, s.places[card]!, moment) !== undefined) return true;
    }
  }
  if (isSilent(s, extraEvent)) return false;
  const kept = answersOfRoles(s, extraEvent);
  for (let seat = 0; seat < shape.seats; seat++) {
    const card = kept[s.roles[seat]!]?.(s, seat) ?? NO_CARD;
    if (card !== NO_CARD && playableEvent(s, card, seat, moment) !== undefined) return true;
  }
  return false;
}
