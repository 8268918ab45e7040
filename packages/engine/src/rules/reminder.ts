// Events that stay on the table face up, before a player or beside the discard pile, until they end. They are in no hand and in no pile, so
// that nobody can take them; at their end they are discarded, or leave the game if a role had kept them. LAB-EVT-3 to LAB-EVT-5 BRINK-EVT-4
// BRINK-EVT-5 BRINK-EVT-10
import type { FlowFact } from '../kernel/facts.ts';
import { defineField, read, write } from '../kernel/field.ts';
import { answerDuring } from '../kernel/points.ts';
import { actsThisTurn } from '../kernel/seating.ts';
import { between } from '../kernel/ranges.ts';
import {
  NOBODY,
  PLACES,
  type Answer,
  type Card,
  type Field,
  type Module,
  type Reminder,
  type Seat,
  type State,
} from '../kernel/types.ts';
import { putOnDiscard, removeCard } from '../ops/cards.ts';
import { actionsEnded, actionsGoOn } from './actions.ts';
import { staysOnTable } from './eventCard.ts';
import { turnStarts } from './turn.ts';

/** In place of an owner: the card lies before nobody, beside the discard pile. */
export const BESIDE_PILE = 14;
/** Beside the owner's number plus one: the card leaves the game when it ends. */
const LEAVES = 16;

/** What an event names as its `reminder`. Its owner is BESIDE_PILE where it lies before nobody. */
export interface LaidEvent extends Reminder {
  /** Not 0 while it is in force. */
  readonly laid: Field;
  readonly isInForce: (s: State) => boolean;
  /** Lays the card that is being played before a seat, or BESIDE_PILE. */
  readonly lay: (s: State, seat: Seat) => void;
  /** Ends it, if it is in force. */
  readonly lift: (s: State) => void;
}

/** When an event ends by itself: when its owner's next turn or the draw of this turn begins, or never. */
type End = 'next-turn' | 'actions' | 'never';

/** The event with this id stays on the table when it is played. */
export function defineReminder(event: string, end: End): LaidEvent {
  const laid = defineField(`${event}.laid`, 1, 'public', between(0, 2 * LEAVES - 1));
  const cardOf = (s: State): Card => s.game.cardNumbers.get(event)!;
  const owner = (s: State): Seat => (read(s, laid) % LEAVES) - 1;
  const isInForce = (s: State): boolean => read(s, laid) !== 0;
  const lift = (s: State): void => {
    if (!isInForce(s)) return;
    const leaves = read(s, laid) >= LEAVES;
    write(s, laid, 0);
    s.sink?.({ fact: 'eventEnded', card: event } satisfies FlowFact);
    if (leaves) removeCard(s, cardOf(s), 'event');
    else putOnDiscard(s, cardOf(s));
  };
  const ends: readonly Answer[] = {
    'next-turn': [answerDuring(laid, turnStarts, (s) => (actsThisTurn(s, owner(s)) ? lift(s) : undefined))],
    actions: [answerDuring(laid, actionsEnded, lift)],
    never: [],
  }[end];
  return {
    id: `${event} on the table`,
    event,
    fields: [laid],
    points: [answerDuring(laid, staysOnTable, (s, _holder, card) => s.game.cardIds[card] === event), ...ends],
    sound: (s) => !isInForce(s) || (s.places[cardOf(s)] === PLACES.aside && couldLie(s, owner(s), end)),
    laid,
    isInForce,
    owner,
    lift,
    lay(s, seat) {
      const isKept = s.places[cardOf(s)]! >= s.game.shape.seats;
      write(s, laid, seat + 1 + (isKept ? LEAVES : 0));
      s.sink?.({ fact: 'eventStays', card: event, seat: outside(seat) } satisfies FlowFact);
    },
  };
}

/** Whether a card that ends in this way could still lie before a seat or beside the pile. */
function couldLie(s: State, seat: Seat, end: End): boolean {
  if (end === 'never') return seat === BESIDE_PILE;
  if (end === 'actions') return seat === s.turn && actionsGoOn(s);
  const { turnOrder, turnWith } = s.game;
  return seat < turnWith.length && turnOrder.includes(turnWith[seat]!);
}

/** The seat counted from 1; 0 beside the discard pile. */
const outside = (owner: Seat): number => (owner === BESIDE_PILE ? 0 : owner + 1);

/** The events that lie on the table, each with the seat it lies before. */
function shownReminders(s: State): readonly { readonly card: string; readonly seat: number }[] {
  return s.game.reminders
    .filter(({ owner }) => owner(s) !== NOBODY)
    .map(({ event, owner }) => ({ card: event, seat: outside(owner(s)) }));
}

export const reminderRules: Module = {
  id: 'reminders',
  show: (s) => (s.game.reminders.length === 0 ? {} : { reminders: shownReminders(s) }),
};
