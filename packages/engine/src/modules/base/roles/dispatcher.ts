// Dispatcher: moves any pawn to a pawn, and other pawns as if they were his own, if their owners agree.
// BASE-DSP-1 to BASE-DSP-12
import { MOST_SEATS, pack, seatOf } from '../../../kernel/command.ts';
import type { City, Need, Role, Seat, State } from '../../../kernel/types.ts';
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

/** The cities with pawns, each once; used within one list of offers only. */
const meetings = new Int32Array(MOST_SEATS);

function findMeetings(s: State): number {
  const { pawnSeats } = s.game;
  let count = 0;
  for (let i = 0; i < pawnSeats.length; i++) {
    const city = s.pawns[pawnSeats[i]!]!;
    let at = 0;
    while (at < count && meetings[at] !== city) at++;
    if (at === count) meetings[count++] = city;
  }
  return count;
}

export const dispatcher = {
  kind: 'role',
  id: 'dispatcher',
  commands: [send, ...sendings],
  actions: [
    (s, seat, out) => {
      const { pawnSeats } = s.game;
      const count = findMeetings(s);
      for (let i = 0; i < pawnSeats.length; i++) {
        const pawn = pawnSeats[i]!;
        if (isKept(s, seat, pawn)) continue;
        for (let at = 0; at < count; at++)
          if (meetings[at] !== s.pawns[pawn]) out.add(pack(send, seat, pawn, meetings[at]));
        if (pawn !== seat) offerSendings(s, seat, pawn, out);
      }
    },
  ],
} as const satisfies Role;
