// Drive or ferry: along a line to a connected city, no card spent. BASE-MOV-1 to BASE-MOV-4, BASE-MOV-13
import { FIRST, first, pack, seatOf } from '../kernel/command.ts';
import { anyFor, anyOf, commonPoint, isSilent, personalPoint, pointGroup, runFor } from '../kernel/points.ts';
import type { City, Module, Need, Offers, Refusal, Seat, State } from '../kernel/types.ts';
import { movePawn } from '../ops/pawns.ts';
import { alreadyThere } from './refusals.ts';
import { defineAction } from './undertake.ts';

/** This seat cannot take the movement actions that everybody has. */
export const grounded = personalPoint.any('grounded');

/** How many lines a seat goes with one action. Players that plan ahead ask for it; the role that goes further has its own action. */
export const linesPerMove = personalPoint.fold('linesPerMove');

/** This seat has driven its own pawn, and its role has reacted to the city it is in now. */
export const drove = personalPoint.all('drove');

/** A rule keeps this pawn in its city; `own`: it would leave by an action of its own player. */
export const binds = commonPoint.any<[pawn: Seat, own: boolean]>('binds');

/** Whether a rule keeps a pawn where it is when an action of its own player would move it. */
export function isBound(s: State, pawn: Seat): boolean {
  return anyOf(s, binds, pawn, true);
}

/** The same when something else would move it: another player's action, or an event. */
export function isBoundForOthers(s: State, pawn: Seat): boolean {
  return anyOf(s, binds, pawn, false);
}

/** Why a pawn that is bound stays. */
export function boundRefusal(s: State, pawn: Seat): Refusal {
  const city = s.game.cityNames[s.pawns[pawn]!]!;
  const message = `No pawn leaves ${city} before the active player has treated the disease there this turn.`;
  return { reason: 'bound', message };
}

/** What the own pawn needs to leave its city. */
export const mayLeave: Need = {
  isMet: (s, command) => !isBound(s, seatOf(command)),
  refusal: (s, command) => boundRefusal(s, seatOf(command)),
};

/** What the pawn that the command names first needs to leave its city, if it is another player's or an event moves it. */
export const mayBeTaken: Need = {
  isMet: (s, command) => !isBoundForOthers(s, first(command)),
  refusal: (s, command) => boundRefusal(s, first(command)),
};

/** What every movement action needs that everybody has. */
export const mayMove: Need = {
  isMet: (s, command) => !anyFor(s, grounded, seatOf(command)),
  refusal: () => ({ reason: 'grounded', message: 'Your role doesn’t move in this way.' }),
};

export function notConnected(s: State, from: City, to: City): Refusal | undefined {
  if (s.game.near[from]!.includes(to)) return undefined;
  const there = alreadyThere(s, from, to);
  if (there !== undefined) return there;
  const message = `No line joins ${s.game.cityNames[from]!} and ${s.game.cityNames[to]!}.`;
  return { reason: 'not-connected', message };
}

/** How many lines lie between two cities. */
export function linesBetween({ game }: State, from: City, to: City): number {
  return game.distances[from * game.shape.cities + to]!;
}

export const drive = defineAction({
  name: 'drive',
  phrase: 'drive {to}',
  needs: [mayMove, mayLeave],
  operands: { to: 'city' },
  effect(s, command) {
    movePawn(s, seatOf(command), first(command), 'drive');
    runFor(s, drove, seatOf(command));
  },
  refusal: (s, command) => notConnected(s, s.pawns[seatOf(command)]!, first(command)),
});

const hindrances = pointGroup('hindrances', grounded, binds);

/** Whether the ordinary movement actions are open to a seat now. */
export function canTravel(s: State, seat: Seat): boolean {
  return isSilent(s, hindrances) || (!anyFor(s, grounded, seat) && !isBound(s, seat));
}

/** Every drive of a seat that can travel. */
export function offerDrives(s: State, seat: Seat, out: Offers): void {
  out.addAll(pack(drive, seat), FIRST, s.game.near[s.pawns[seat]!]!);
}

export const moveRules: Module = { id: 'move', commands: [drive] };
