// When the Plans Were Good: an event of the discard pile is played again at once. IB-EVC-15
import { first, pack, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import { answer } from '../../../kernel/points.ts';
import {
  MOMENTS,
  PLACES,
  type Card,
  type EventCard,
  type PlayableCard,
  type Seat,
  type State,
} from '../../../kernel/types.ts';
import { discardFromHand, isEvent } from '../../../ops/cards.ts';
import { eventSpent } from '../../../rules/eventCard.ts';
import { notDiscarded } from '../../../rules/refusals.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';

const CARD = FIELDS + 1;

const eventOf = (s: State, card: Card): PlayableCard => s.game.events[card - s.game.firstEvent]!;

/** Discarded and of use now. */
function canRecall(s: State, seat: Seat, card: Card): boolean {
  return s.places[card] === PLACES.discard && eventOf(s, card).playable(s, seat);
}

/** The way to play the event is asked next. */
const command = defineEvent({
  name: 'when-the-plans-were-good',
  phrase: 'when-the-plans-were-good {card}',
  operands: { card: 'card' },
  effect: (s, packed) => push(s, recall, seatOf(packed), first(packed)),
  refusal(s, packed) {
    const card = first(packed);
    if (!isEvent(s, card)) return { reason: 'not-an-event', message: 'Only an event can be played again.' };
    return notDiscarded(s, card);
  },
});

/** Waits for the event that it lends and goes when that has been played. */
const recall = defineFrame({
  name: 'recall',
  fields: ['seat', 'card'],
  on: ['played-event'],
  sound: (s, at) => isEvent(s, s.stack[at + CARD]!),
  step: () => false,
  waitsFor: asksItsSeat,
  lends: (s, at) => s.stack[at + CARD]!,
  offer: (s, at, out) => eventOf(s, s.stack[at + CARD]!).offer(s, s.stack[at + SEAT]!, out),
});

export const whenThePlansWereGood = {
  kind: 'event',
  id: 'when-the-plans-were-good',
  frames: [recall],
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable(s, seat) {
    for (let card = s.game.firstEvent; card < s.game.endOfEvents; card++) {
      if (canRecall(s, seat, card)) return true;
    }
    return false;
  },
  offer(s, seat, out) {
    for (let card = s.game.firstEvent; card < s.game.endOfEvents; card++) {
      if (canRecall(s, seat, card)) out.add(pack(command, seat, card));
    }
  },
  points: [
    /** What was recalled is done: this card goes with it, before anybody's hand is counted. */
    answer(eventSpent, (s) => {
      if (topFrame(s) !== recall) return;
      pop(s);
      discardFromHand(s, s.game.cardOfKind[command.id]!, 'event');
    }),
  ],
} as const satisfies EventCard;
