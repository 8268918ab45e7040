// Archivist: holds eight cards, and once a turn takes the card of the city he is in back from the discard pile.
// BRINK-ARC-1 to BRINK-ARC-11
import { first, pack, seatOf } from '../../../kernel/command.ts';
import { answer } from '../../../kernel/points.ts';
import { PLACES, type Need, type Role } from '../../../kernel/types.ts';
import { takeFromDiscard } from '../../../ops/cards.ts';
import { handLimit, pushHandLimit } from '../../../rules/handLimit.ts';
import { isDiscarded } from '../../../rules/needs.ts';
import { oncePerTurn } from '../../../rules/oncePerTurn.ts';
import { defineAction, offerIf } from '../../../rules/undertake.ts';

const recalling = oncePerTurn('archivist.recalled');

const isOfOwnCity: Need = {
  isMet: (s, command) => first(command) === s.pawns[seatOf(command)],
  refusal: (s, command) => ({
    reason: 'wrong-city',
    message: `Only the card of ${s.game.cityNames[s.pawns[seatOf(command)]!]!}, where the pawn is, can be taken back.`,
  }),
};

const recall = defineAction({
  name: 'recall',
  phrase: 'recall {card}',
  operands: { card: 'card' },
  needs: [recalling.isUnused, isOfOwnCity, isDiscarded],
  effect(s, command) {
    recalling.use(s);
    takeFromDiscard(s, seatOf(command), first(command), 'archivist');
    pushHandLimit(s, seatOf(command));
  },
});

export const archivist = {
  kind: 'role',
  id: 'archivist',
  fields: [recalling.field],
  commands: [recall],
  actions: [
    (s, seat, out) => {
      const city = s.pawns[seat]!;
      if (s.places[city] === PLACES.discard) offerIf(s, out, pack(recall, seat, city));
    },
  ],
  points: [answer(handLimit, (_s, _seat, limit) => limit + 1)],
} as const satisfies Role;
