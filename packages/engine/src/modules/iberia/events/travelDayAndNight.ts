// Travel Day and Night: one pawn goes to any city; the owner of the pawn has to agree. IB-EVC-14
import { first, pack, second } from '../../../kernel/command.ts';
import { noPawn } from '../../../kernel/seating.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { alreadyThere } from '../../../rules/refusals.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const command = defineEvent({
  name: 'travel-day-and-night',
  phrase: 'travel-day-and-night {pawn} to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: (_s, packed) => first(packed),
  effect: (s, packed) => movePawn(s, first(packed), second(packed), 'travel-day-and-night'),
  refusal: (s, packed) =>
    noPawn(s, first(packed)) ?? alreadyThere(s, s.pawns[first(packed)]!, second(packed)),
});

export const travelDayAndNight = {
  kind: 'event',
  id: 'travel-day-and-night',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: () => true,
  offer(s, seat, out) {
    const { pawnSeats, shape } = s.game;
    const { cities } = shape;
    for (let i = 0; i < pawnSeats.length; i++) {
      const pawn = pawnSeats[i]!;
      for (let to = 0; to < cities; to++) if (to !== s.pawns[pawn]) out.add(pack(command, seat, pawn, to));
    }
  },
} as const satisfies EventCard;
