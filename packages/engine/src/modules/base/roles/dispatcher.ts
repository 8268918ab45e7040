// Dispatcher: moves any pawn to a pawn, and other pawns as if they were his own, if their owners agree.
// BASE-DSP-1 to BASE-DSP-12
import { pack, seatOf } from '../../../kernel/command.ts';
import type { City, Need, Offers, Role, Seat, State } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { boundRefusal, isBound, isBoundForOthers } from '../../../rules/move.ts';
import { hasPawn } from '../../../rules/needs.ts';
import { alreadyThere } from '../../../rules/refusals.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { cityOf, offerSendings, ownerOf, pawnOf, sendings } from '../sending.ts';

/** Whether a pawn stands there; a guest of the board that is no player's pawn does not count. */
function isMet(s: State, city: City): boolean {
  return s.game.pawnSeats.some((seat) => s.pawns[seat] === city);
}

/** His own pawn moves by an action of its own player. */
const isKept = (s: State, seat: Seat, pawn: Seat): boolean =>
  pawn === seat ? isBound(s, pawn) : isBoundForOthers(s, pawn);

const maySendOff: Need = {
  isMet: (s, command) => !isKept(s, seatOf(command), pawnOf(command)),
  refusal: (s, command) => boundRefusal(s, pawnOf(command)),
};

const send = defineAction({
  name: 'send',
  needs: [hasPawn, maySendOff],
  phrase: 'send {pawn} to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  effect: (s, command) => movePawn(s, pawnOf(command), cityOf(command), 'send'),
  refusal(s, command) {
    const to = cityOf(command);
    const there = alreadyThere(s, s.pawns[pawnOf(command)]!, to);
    if (there !== undefined || isMet(s, to)) return there;
    return { reason: 'no-pawn-there', message: `There is no other pawn in ${s.game.cityNames[to]!}.` };
  },
});

/** Each city with another pawn once, even if several pawns are there. */
function offerMeetings(s: State, seat: Seat, pawn: Seat, out: Offers): void {
  if (isKept(s, seat, pawn)) return;
  const { pawnSeats } = s.game;
  for (let i = 0; i < pawnSeats.length; i++) {
    const city = s.pawns[pawnSeats[i]!]!;
    if (city !== s.pawns[pawn] && isFirstIn(s, i, city)) out.add(pack(send, seat, pawn, city));
  }
}

function isFirstIn(s: State, index: number, city: City): boolean {
  const { pawnSeats } = s.game;
  for (let earlier = 0; earlier < index; earlier++) if (s.pawns[pawnSeats[earlier]!] === city) return false;
  return true;
}

export const dispatcher = {
  kind: 'role',
  id: 'dispatcher',
  commands: [send, ...sendings],
  actions: [
    (s, seat, out) => {
      const { pawnSeats } = s.game;
      for (let i = 0; i < pawnSeats.length; i++) {
        const pawn = pawnSeats[i]!;
        offerMeetings(s, seat, pawn, out);
        if (pawn !== seat) offerSendings(s, seat, pawn, out);
      }
    },
  ],
} as const satisfies Role;
