// Airlift: one pawn goes to any city; the owner of the pawn has to agree. BASE-EVC-1 to BASE-EVC-3
import { first, pack, second, SECOND } from '../../../kernel/command.ts';
import { isSilent } from '../../../kernel/points.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { binds, isBoundForOthers, mayBeTaken } from '../../../rules/move.ts';
import { hasPawn } from '../../../rules/needs.ts';
import { alreadyThere } from '../../../rules/refusals.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const command = defineEvent({
  name: 'airlift',
  phrase: 'airlift {pawn} to {to}',
  operands: { pawn: 'seat', to: 'city' },
  needs: [hasPawn, mayBeTaken],
  asks: (_s, packed) => first(packed),
  effect: (s, packed) => movePawn(s, first(packed), second(packed), 'airlift'),
  refusal: (s, packed) => alreadyThere(s, s.pawns[first(packed)]!, second(packed)),
});

export const airlift = {
  kind: 'event',
  id: 'airlift',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: (s) => isSilent(s, binds) || s.game.pawnSeats.some((pawn) => !isBoundForOthers(s, pawn)),
  offer(s, seat, out) {
    const { pawnSeats, shape } = s.game;
    for (let i = 0; i < pawnSeats.length; i++) {
      const pawn = pawnSeats[i]!;
      if (isBoundForOthers(s, pawn)) continue;
      out.addEach(pack(command, seat, pawn), SECOND, shape.cities, s.pawns[pawn]!);
    }
  },
} as const satisfies EventCard;
