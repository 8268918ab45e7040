// Sailor: moves by ship without a card, and takes another pawn along. IB-SAI-1 to IB-SAI-9
import { ABSENT, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { answer } from '../../../kernel/points.ts';
import { NOBODY, type Role } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { isPort, PORT_CITIES } from '../geography.ts';
import { passengerAsked } from '../options.ts';
import { portRefusal, sailsFree } from '../ships.ts';
import { passengerRefusal } from '../../../rules/passengers.ts';

const sail = defineAction({
  name: 'sail',
  phrase: 'sail {to} [with {pawn}]',
  operands: { to: 'city', pawn: 'seat' },
  optional: ['pawn'],
  asks: (s, command) => (second(command) === ABSENT ? NOBODY : passengerAsked(s, second(command))),
  effect(s, command) {
    movePawn(s, seatOf(command), first(command), 'ship');
    if (second(command) !== ABSENT) movePawn(s, second(command), first(command), 'ship');
  },
  refusal(s, command) {
    const [seat, pawn] = [seatOf(command), second(command)];
    const noShip = portRefusal(s, s.pawns[seat]!, first(command));
    return noShip ?? (pawn === ABSENT ? undefined : passengerRefusal(s, seat, pawn));
  },
});

export const sailor = {
  kind: 'role',
  id: 'sailor',
  commands: [sail],
  actions: [
    (s, seat, out) => {
      const { pawnSeats } = s.game;
      const from = s.pawns[seat]!;
      if (!isPort(from)) return;
      for (let i = 0; i < PORT_CITIES.length; i++) {
        const to = PORT_CITIES[i]!;
        if (to === from) continue;
        out.add(pack(sail, seat, to, ABSENT));
        for (let j = 0; j < pawnSeats.length; j++) {
          const pawn = pawnSeats[j]!;
          if (pawn !== seat && s.pawns[pawn] === from) out.add(pack(sail, seat, to, pawn));
        }
      }
    },
  ],
  points: [answer(sailsFree, () => true)],
} as const satisfies Role;
