// Event cards: whether somebody could play one at a moment, and every way to play them.
import {
  NO_CARD,
  type Card,
  type EventCard,
  type Moment,
  type Seat,
  type State,
  type Offers,
} from './types.ts';

/** The event behind a card if this seat may play it and it would do something now. */
function playableEvent(s: State, card: Card, seat: Seat, moment: Moment): EventCard | undefined {
  const event = s.game.events[card - s.game.firstEvent]!;
  return (event.moments & moment) !== 0 && event.playable(s, seat) ? event : undefined;
}

/** An event this seat may play although it is not in the hand, or NO_CARD. */
function extraEvent(s: State, seat: Seat): Card {
  return s.game.points.extraEvent.roles[s.roles[seat]!]?.(s, seat) ?? NO_CARD;
}

export function offerEvents(s: State, moment: Moment, out: Offers): void {
  const { firstEvent, firstEpidemic, shape } = s.game;
  for (let card = firstEvent; card < firstEpidemic; card++) {
    const seat = s.places[card]!;
    if (seat < shape.seats) playableEvent(s, card, seat, moment)?.offer(s, seat, out);
  }
  for (let seat = 0; seat < shape.seats; seat++) {
    const card = extraEvent(s, seat);
    if (card !== NO_CARD) playableEvent(s, card, seat, moment)?.offer(s, seat, out);
  }
}

/** Whether anybody holds an event that could be played now. */
export function someoneCouldPlay(s: State, moment: Moment): boolean {
  const { firstEvent, firstEpidemic, shape } = s.game;
  for (let card = firstEvent; card < firstEpidemic; card++) {
    const seat = s.places[card]!;
    if (seat < shape.seats && playableEvent(s, card, seat, moment) !== undefined) return true;
  }
  for (let seat = 0; seat < shape.seats; seat++) {
    const card = extraEvent(s, seat);
    if (card !== NO_CARD && playableEvent(s, card, seat, moment) !== undefined) return true;
  }
  return false;
}
