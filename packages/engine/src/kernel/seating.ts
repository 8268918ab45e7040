// Who sits at the table. Usually each player has a seat, a pawn and turns of their own; a challenge may seat others.
import { NO_ROLE, type Refusal, type Role, type Seat, type Seating, type State } from './types.ts';

/** One seat as a challenge describes it. */
export interface SeatPlan {
  readonly takesTurns: boolean;
  /** A seat with a pawn is dealt a role and a hand; others get what their challenge gives them. */
  readonly hasPawn: boolean;
  /** The seat whose person decides for this one. */
  readonly speaker: Seat;
  /** The other seats whose hands, and whatever else they learn in private, this one knows. Those that share a speaker know the same. */
  readonly sees: readonly Seat[];
  /** The seat with whose turn its own begins, where several seats act in one turn; without it, this one. */
  readonly turnWith?: Seat;
  /** Seats of one side win together. */
  readonly side: number;
  /** Whether it holds infection cards face down; one seat of a table may. */
  readonly holdsInfections?: boolean;
  /** The role of a seat that is dealt none. */
  readonly role?: Role;
}

function usualSeat(seat: Seat): SeatPlan {
  return { takesTurns: true, hasPawn: true, speaker: seat, sees: [], side: 0 };
}

/** Makes the seats of a table from those it would have otherwise. */
export type SeatChange = (usual: readonly SeatPlan[]) => readonly SeatPlan[];

/** Whether some seats play against others. */
export function hasOpponents(plans: readonly SeatPlan[]): boolean {
  return plans.some(({ side }) => side !== plans[0]!.side);
}

/** The same of a table. */
export const hasSides = ({ sides }: Pick<Seating, 'sides'>): boolean =>
  sides.some((side) => side !== sides[0]);

/** The seats of a table: one for each player, changed by its challenges. */
export function planSeats(
  players: number,
  challenges: readonly { readonly seats?: SeatChange }[],
): readonly SeatPlan[] {
  const usual: readonly SeatPlan[] = Array.from({ length: players }, (_, seat) => usualSeat(seat));
  return challenges.reduce((plans, challenge) => challenge.seats?.(plans) ?? plans, usual);
}

/** The roles that belong to seats; they stand behind those that are dealt. */
export function rolesOfSeats(plans: readonly SeatPlan[]): readonly Role[] {
  return plans.flatMap(({ role }) => role ?? []);
}

/** How many of the players' seats are dealt a role. */
export function rolesToDeal(players: number, challenges: readonly { readonly seats?: SeatChange }[]): number {
  return planSeats(players, challenges).filter(({ role }) => role === undefined).length;
}

export function seatingOf(plans: readonly SeatPlan[], dealtRoles: number): Seating {
  const ownRoles = rolesOfSeats(plans);
  const those = (belongs: (plan: SeatPlan) => boolean): Int32Array =>
    Int32Array.from(plans.flatMap((plan, seat) => (belongs(plan) ? [seat] : [])));
  const knows = (viewer: Seat, owner: Seat): boolean =>
    plans.some(
      ({ speaker, sees }, seat) =>
        speaker === plans[viewer]!.speaker && (seat === owner || sees.includes(owner)),
    );
  return {
    turnOrder: those(({ takesTurns }) => takesTurns),
    pawnSeats: those(({ hasPawn }) => hasPawn),
    turnWith: Int32Array.from(plans, ({ turnWith }, seat) => turnWith ?? seat),
    speakers: Int32Array.from(plans, ({ speaker }) => speaker),
    sees: Int32Array.from(plans, (_, viewer) => bitsOf(plans, (owner) => knows(viewer, owner))),
    seenBy: Int32Array.from(plans, (_, owner) => bitsOf(plans, (viewer) => knows(viewer, owner))),
    seesAll: plans.every((_one, viewer) => plans.every((_other, owner) => knows(viewer, owner))),
    sides: Int32Array.from(plans, ({ side }) => side),
    infectionHolder: plans.findIndex(({ holdsInfections }) => holdsInfections === true),
    ownRoles: Int32Array.from(plans, ({ role }) =>
      role === undefined ? NO_ROLE : dealtRoles + ownRoles.indexOf(role),
    ),
  };
}

function bitsOf(plans: readonly SeatPlan[], belongs: (seat: Seat) => boolean): number {
  return plans.reduce((bits, _, seat) => (belongs(seat) ? bits | (1 << seat) : bits), 0);
}

/** The seat of an ascending list that comes after this one, which need not be on it; after the last one the first. */
export function seatAfter(list: Int32Array, seat: Seat): Seat {
  for (let i = 0; i < list.length; i++) if (list[i]! > seat) return list[i]!;
  return list[0]!;
}

/** Whether this seat acts in the turn that goes on. */
export function actsThisTurn({ game, turn }: State, seat: Seat): boolean {
  return game.turnWith[seat] === game.turnWith[turn];
}

/** The seats, counted from 1 as in facts, that learn what a seat learns in private. */
export function confidants(s: State, seat: Seat): number[] {
  const seats: number[] = [];
  for (let other = 0; other < s.game.shape.seats; other++)
    if ((s.game.seenBy[seat]! & (1 << other)) !== 0) seats.push(other + 1);
  return seats;
}

/** The seat, counted from 1 as this one is, whose person decides for it; what is no seat stays as it is. */
export function speakerOf({ speakers }: Seating, seat: number): number {
  const speaker = Number.isInteger(seat) ? speakers[seat - 1] : undefined;
  return speaker === undefined ? seat : speaker + 1;
}

/** Why the pawn of a seat cannot be meant. */
export function noPawn(s: State, seat: Seat): Refusal | undefined {
  if (s.game.pawnSeats.includes(seat)) return undefined;
  return { reason: 'no-pawn', message: `Player ${String(seat + 1)} has no pawn.` };
}
