// Special Orders: for the rest of this turn the active player's actions may also move one other pawn, as if it were his own.
// BRINK-SPO-1 to BRINK-SPO-9, BRINK-EVT-4
import { first, pack } from '../../../kernel/command.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { answerDuring, anyFor } from '../../../kernel/points.ts';
import { plusOne, SEATS } from '../../../kernel/ranges.ts';
import { noPawn } from '../../../kernel/seating.ts';
import {
  MOMENTS,
  type EventCard,
  type Need,
  type Packed,
  type Refusal,
  type State,
} from '../../../kernel/types.ts';
import { actionsEnded, actionsGoOn } from '../../../rules/actions.ts';
import { grounded } from '../../../rules/move.ts';
import { inActionPart, needNo } from '../../../rules/needs.ts';
import { defineReminder } from '../../../rules/reminder.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { bids, offerBidden, sendings } from '../../base/sending.ts';

const orders = defineReminder('special-orders', 'actions');

/** The seat whose pawn may be moved, plus one; 0 without orders. */
const ordered = defineField('special-orders.pawn', 1, 'public', plusOne(SEATS));

const orderedPawn = (s: State): number => read(s, ordered) - 1;

/** The active player takes movement actions: to whom these are forbidden, orders give nothing. BRINK-SPO-7 */
const activeMoves: Need = {
  isMet: (s) => !anyFor(s, grounded, s.turn),
  refusal: () => ({ reason: 'orders-in-vain', message: 'The active player doesn’t take movement actions.' }),
};

function wrongPawn(s: State, command: Packed): Refusal | undefined {
  if (first(command) !== s.turn) return noPawn(s, first(command));
  return { reason: 'active-pawn', message: 'The active player moves that pawn anyway; name another one.' };
}

const isOtherPawn = needNo(wrongPawn);

const command = defineEvent({
  name: 'special-orders',
  phrase: 'special-orders {pawn}',
  operands: { pawn: 'seat' },
  needs: [inActionPart, activeMoves, isOtherPawn],
  effect(s, packed) {
    orders.lay(s, s.turn);
    write(s, ordered, first(packed) + 1);
  },
});

export const specialOrders = {
  kind: 'event',
  id: 'special-orders',
  reminder: orders,
  fields: [ordered],
  sound: (s) =>
    orders.isInForce(s)
      ? orderedPawn(s) !== s.turn && s.game.pawnSeats.includes(orderedPawn(s))
      : read(s, ordered) === 0,
  command,
  commands: [command, ...sendings],
  show: (s) => (orders.isInForce(s) ? { specialOrders: orderedPawn(s) + 1 } : {}),
  moments: MOMENTS.pause,
  playable: (s) => actionsGoOn(s) && !anyFor(s, grounded, s.turn) && s.game.pawnSeats.length > 1,
  offer(s, seat, out) {
    const { pawnSeats } = s.game;
    for (let i = 0; i < pawnSeats.length; i++)
      if (pawnSeats[i] !== s.turn) out.add(pack(command, seat, pawnSeats[i]));
  },
  actions: [
    (s, seat, out) => {
      if (orders.isInForce(s) && !anyFor(s, grounded, seat)) offerBidden(s, seat, orderedPawn(s), out);
    },
  ],
  points: [
    answerDuring(ordered, actionsEnded, (s) => write(s, ordered, 0)),
    answerDuring(orders.laid, bids, (s, seat, pawn) => seat === s.turn && pawn === orderedPawn(s)),
  ],
} as const satisfies EventCard;
