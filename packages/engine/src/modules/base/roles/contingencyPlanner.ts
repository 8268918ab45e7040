// Contingency Planner: keeps one discarded event on his role card; played from there it leaves the game.
// BASE-CP-1 to BASE-CP-11, BASE-HND-9
import { first, pack, seatOf } from '../../../kernel/command.ts';
import { extraEvent } from '../../../kernel/events.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { answer } from '../../../kernel/points.ts';
import { CARDS, plusOne } from '../../../kernel/ranges.ts';
import { NO_CARD, PLACES, type Card, type Role, type Seat, type State } from '../../../kernel/types.ts';
import { isEvent, putOnDiscard, setAside } from '../../../ops/cards.ts';
import { roleLeft } from '../../../rules/changeRole.ts';
import { eventSpent, isBeingPlayed, retireEvent } from '../../../rules/eventCard.ts';
import { notDiscarded } from '../../../rules/refusals.ts';
import { defineAction } from '../../../rules/undertake.ts';
import type { BaseFact } from '../facts.ts';

/** The event on the role card, its number plus one; 0 when there is none. */
const kept = defineField('contingency-planner.kept', 1, 'public', plusOne(CARDS));

const keptCard = (s: State): number => read(s, kept) - 1;

const isInPlay = (s: State): boolean =>
  s.roles.some((role) => s.game.roleIds[role] === 'contingency-planner');

const store = defineAction({
  name: 'store',
  phrase: 'store {card}',
  operands: { card: 'card' },
  effect(s, command) {
    const card = first(command);
    setAside(s, card);
    write(s, kept, card + 1);
    s.sink?.({
      fact: 'eventStored',
      seat: seatOf(command) + 1,
      card: s.game.cardIds[card]!,
    } satisfies BaseFact);
  },
  refusal(s, command) {
    const card = first(command);
    if (!isEvent(s, card)) return { reason: 'not-an-event', message: 'Only event cards can be stored.' };
    if (keptCard(s) !== NO_CARD) {
      return { reason: 'already-storing', message: 'There is already an event on the role card.' };
    }
    return notDiscarded(s, card);
  },
});

/** What was played from the role card leaves the game. */
function spend(s: State, card: Card): void {
  write(s, kept, 0);
  retireEvent(s, card, 'contingency-planner');
}

/**
 * What the role card holds goes back to the discard pile, unless it is the very event by which he leaves the role. It leaves the game with a
 * role that does. BRINK-NAS-8 LAB-SOLO-41
 */
function leave(s: State, seat: Seat, fate: 'unused' | 'gone'): void {
  const card = keptCard(s);
  if (card === NO_CARD) return;
  if (fate === 'gone' || isBeingPlayed(s, card)) spend(s, card);
  else {
    write(s, kept, 0);
    putOnDiscard(s, card);
    s.sink?.({
      fact: 'eventReturned',
      seat: seat + 1,
      card: s.game.cardIds[card]!,
    } satisfies BaseFact);
  }
}

export const contingencyPlanner = {
  kind: 'role',
  id: 'contingency-planner',
  fields: [kept],
  sound(s) {
    const card = keptCard(s);
    return card === NO_CARD || (isEvent(s, card) && s.places[card] === PLACES.aside && isInPlay(s));
  },
  commands: [store],
  show: (s) => (keptCard(s) === NO_CARD ? {} : { storedEvent: s.game.cardIds[keptCard(s)]! }),
  actions: [
    (s, seat, out) => {
      if (keptCard(s) !== NO_CARD) return;
      for (let card = s.game.firstEvent; card < s.game.endOfEvents; card++) {
        if (s.places[card] === PLACES.discard) out.add(pack(store, seat, card));
      }
    },
  ],
  points: [
    answer(extraEvent, keptCard),
    answer(eventSpent, (s, _seat, card) => spend(s, card)),
    answer(roleLeft, leave),
  ],
} as const satisfies Role;
