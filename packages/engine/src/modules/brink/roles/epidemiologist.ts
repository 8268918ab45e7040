// Epidemiologist: once a turn, without an action, takes any city card from a player in her city who agrees.
// BRINK-EPD-1 to BRINK-EPD-8, LAB-EPD-1 LAB-EPD-2
import { first, pack, second, seatOf } from '../../../kernel/command.ts';
import { answer } from '../../../kernel/points.ts';
import type { Role } from '../../../kernel/types.ts';
import { holds } from '../../../ops/cards.ts';
import { oncePerTurn } from '../../../rules/oncePerTurn.ts';
import { offerAnyOf, pass, refusalOfAny, takesAny } from '../../../rules/share.ts';
import { defineFree } from '../../../rules/undertake.ts';

const requesting = oncePerTurn('epidemiologist.requested');

const request = defineFree({
  name: 'request',
  phrase: 'request {card} from {player}',
  operands: { card: 'card', player: 'seat' },
  needs: [requesting.isUnused],
  asks: (_s, command) => second(command),
  grantable: (s, command) => holds(s, second(command), first(command)),
  effect(s, command) {
    requesting.use(s);
    pass(s, first(command), seatOf(command));
  },
  refusal: (s, command) => refusalOfAny(s, seatOf(command), second(command), first(command)),
});

export const epidemiologist = {
  kind: 'role',
  id: 'epidemiologist',
  fields: [requesting.field],
  commands: [request],
  free: [
    (s, seat, out) => {
      if (requesting.isUsed(s)) return;
      const { pawnSeats } = s.game;
      for (let i = 0; i < pawnSeats.length; i++) {
        const other = pawnSeats[i]!;
        if (other === seat || s.pawns[other] !== s.pawns[seat]) continue;
        offerAnyOf(s, seat, other, pack(request, seat, 0, other), out);
      }
    },
  ],
  points: [answer(takesAny, () => true)],
} as const satisfies Role;
