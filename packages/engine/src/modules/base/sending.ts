// Moving the pawn of another player as if it were one's own, if the owner agrees: by the Dispatcher, or where a rule bids it.
// BASE-DSP-4 to BASE-DSP-12, BRINK-SPO-1 BRINK-SPO-3 BRINK-SPO-4
import { first, kindOf, pack, second, SECOND, seatOf } from '../../kernel/command.ts';
import { anyFor, personalPoint } from '../../kernel/points.ts';
import { oneCard } from '../../kernel/price.ts';
import type { CommandKind, Need, Offers, Packed, Seat, State } from '../../kernel/types.ts';
import { movePawn } from '../../ops/pawns.ts';
import { isBoundForOthers, mayBeTaken, mayMove, notConnected } from '../../rules/move.ts';
import { hasPawn, isOthersPawn } from '../../rules/needs.ts';
import { payCards } from '../../rules/pay.ts';
import { defineAction } from '../../rules/undertake.ts';
import {
  charterFlights,
  charterRefusal,
  directFlights,
  directRefusal,
  shuttleFlights,
  shuttleRefusal,
} from './flights.ts';

/** This seat may move this pawn, whatever its role is. */
export const bids = personalPoint.any<[pawn: Seat]>('bids');

export const pawnOf = first;
export const cityOf = second;
export const ownerOf = (_s: State, command: Packed): Seat => pawnOf(command);

/** Whether a command of this kind is an ability of the seat's role. */
function isAbility(s: State, seat: Seat, kind: CommandKind): boolean {
  return s.game.roles[s.roles[seat]!]!.commands?.includes(kind) === true;
}

const maySend: Need = {
  isMet: (s, command) =>
    isAbility(s, seatOf(command), s.game.kinds[kindOf(command)]!) ||
    anyFor(s, bids, seatOf(command), pawnOf(command)),
  refusal: (_s, command) => ({
    reason: 'not-under-orders',
    message: `Your actions don’t move the pawn of player ${String(pawnOf(command) + 1)}.`,
  }),
};

const needs = [isOthersPawn, hasPawn, maySend, mayMove, mayBeTaken];

const sendDriving = defineAction({
  name: 'send-driving',
  needs,
  phrase: 'send {pawn} driving to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  effect: (s, command) => movePawn(s, pawnOf(command), cityOf(command), 'drive'),
  refusal: (s, command) => notConnected(s, s.pawns[pawnOf(command)]!, cityOf(command)),
});

const sendDirect = defineAction({
  name: 'send-direct',
  needs,
  phrase: 'send {pawn} direct to {to}',
  shows: (_s, command) => cityOf(command),
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  price: (_s, command) => oneCard(cityOf(command)),
  effect(s, command) {
    payCards(s, command, 'direct');
    movePawn(s, pawnOf(command), cityOf(command), 'direct');
  },
  refusal: (s, command) => directRefusal(s, seatOf(command), pawnOf(command), cityOf(command)),
});

const sendCharter = defineAction({
  name: 'send-charter',
  needs,
  phrase: 'send {pawn} charter to {to}',
  shows: (s, command) => s.pawns[pawnOf(command)]!,
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  price: (s, command) => oneCard(s.pawns[pawnOf(command)]!),
  effect(s, command) {
    payCards(s, command, 'charter');
    movePawn(s, pawnOf(command), cityOf(command), 'charter');
  },
  refusal: (s, command) => charterRefusal(s, seatOf(command), pawnOf(command), cityOf(command)),
});

const sendShuttle = defineAction({
  name: 'send-shuttle',
  needs,
  phrase: 'send {pawn} shuttle to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: ownerOf,
  effect: (s, command) => movePawn(s, pawnOf(command), cityOf(command), 'shuttle'),
  refusal: (s, command) => shuttleRefusal(s, seatOf(command), pawnOf(command), cityOf(command)),
});

export const sendings = [sendDriving, sendDirect, sendCharter, sendShuttle] as const;

/** Offers every way to move the pawn of another player. */
export function offerSendings(s: State, seat: Seat, pawn: Seat, out: Offers): void {
  if (isBoundForOthers(s, pawn)) return;
  out.addAll(pack(sendDriving, seat, pawn), SECOND, s.game.near[s.pawns[pawn]!]!);
  directFlights(s, seat, pawn, out, pack(sendDirect, seat, pawn), SECOND);
  charterFlights(s, seat, pawn, out, pack(sendCharter, seat, pawn), SECOND);
  shuttleFlights(s, seat, pawn, out, pack(sendShuttle, seat, pawn), SECOND);
}

/** Offers the same to a seat whose role doesn't offer it anyway. */
export function offerBidden(s: State, seat: Seat, pawn: Seat, out: Offers): void {
  if (!isAbility(s, seat, sendDriving)) offerSendings(s, seat, pawn, out);
}
