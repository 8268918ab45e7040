// Dispatcher: moves any pawn to a pawn, and other pawns as if they were his own, if their owners agree.
// BASE-DSP-1 to BASE-DSP-12
import { first, pack, second, SECOND, seatOf } from '../../../kernel/command.ts';
import type { City, Offers, Packed, Role, Seat, State } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { notConnected } from '../../../rules/move.ts';
import { hasPawn, isOthersPawn } from '../../../rules/needs.ts';
import { payCards } from '../../../rules/pay.ts';
import { defineAction } from '../../../rules/undertake.ts';
import {
  charterFlights,
  charterRefusal,
  directFlights,
  directRefusal,
  shuttleFlights,
  shuttleRefusal,
} from '../flights.ts';

const pawnOf = first;
const cityOf = second;
const ownerOf = (_s: State, command: Packed): Seat => pawnOf(command);

/** Whether a pawn stands there; a guest of the board that is no player's pawn does not count. */
function isMet(s: State, city: City): boolean {
  return s.game.pawnSeats.some((seat) => s.pawns[seat] === city);
}

export const send = defineAction({
  name: 'send',
  needs: [hasPawn],
  phrase: 'send {pawn} to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  effect: (s, command) => movePawn(s, pawnOf(command), cityOf(command), 'send'),
  refusal(s, command) {
    const to = cityOf(command);
    if (s.pawns[pawnOf(command)] === to)
      return { reason: 'already-there', message: 'The pawn is already there.' };
    if (isMet(s, to)) return undefined;
    return { reason: 'no-pawn-there', message: `There is no other pawn in ${s.game.cityNames[to]!}.` };
  },
});

export const sendDriving = defineAction({
  name: 'send-driving',
  needs: [isOthersPawn, hasPawn],
  phrase: 'send {pawn} driving to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  effect: (s, command) => movePawn(s, pawnOf(command), cityOf(command), 'drive'),
  refusal: (s, command) => notConnected(s, s.pawns[pawnOf(command)]!, cityOf(command)),
});

export const sendDirect = defineAction({
  name: 'send-direct',
  needs: [isOthersPawn, hasPawn],
  phrase: 'send {pawn} direct to {to}',
  shows: (_s, command) => cityOf(command),
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  price: (_s, command) => [cityOf(command)],
  effect(s, command) {
    payCards(s, command, 'direct');
    movePawn(s, pawnOf(command), cityOf(command), 'direct');
  },
  refusal: (s, command) => directRefusal(s, seatOf(command), pawnOf(command), cityOf(command)),
});

export const sendCharter = defineAction({
  name: 'send-charter',
  needs: [isOthersPawn, hasPawn],
  phrase: 'send {pawn} charter to {to}',
  shows: (s, command) => s.pawns[pawnOf(command)]!,
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  price: (s, command) => [s.pawns[pawnOf(command)]!],
  effect(s, command) {
    payCards(s, command, 'charter');
    movePawn(s, pawnOf(command), cityOf(command), 'charter');
  },
  refusal: (s, command) => charterRefusal(s, seatOf(command), pawnOf(command), cityOf(command)),
});

export const sendShuttle = defineAction({
  name: 'send-shuttle',
  needs: [isOthersPawn, hasPawn],
  phrase: 'send {pawn} shuttle to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  effect: (s, command) => movePawn(s, pawnOf(command), cityOf(command), 'shuttle'),
  refusal: (s, command) => shuttleRefusal(s, pawnOf(command), cityOf(command)),
});

/** Each city with another pawn once, even if several pawns are there. */
function offerMeetings(s: State, seat: Seat, pawn: Seat, out: Offers): void {
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

function offerMoves(s: State, seat: Seat, pawn: Seat, out: Offers): void {
  const near = s.game.near[s.pawns[pawn]!]!;
  for (let i = 0; i < near.length; i++) out.add(pack(sendDriving, seat, pawn, near[i]));
  directFlights(s, seat, pawn, out, pack(sendDirect, seat, pawn), SECOND);
  charterFlights(s, seat, pawn, out, pack(sendCharter, seat, pawn), SECOND);
  shuttleFlights(s, pawn, out, pack(sendShuttle, seat, pawn), SECOND);
}

export const dispatcher: Role = {
  kind: 'role',
  id: 'dispatcher',
  commands: [send, sendDriving, sendDirect, sendCharter, sendShuttle],
  actions: [
    (s, seat, out) => {
      const { pawnSeats } = s.game;
      for (let i = 0; i < pawnSeats.length; i++) {
        const pawn = pawnSeats[i]!;
        offerMeetings(s, seat, pawn, out);
        if (pawn !== seat) offerMoves(s, seat, pawn, out);
      }
    },
  ],
};
