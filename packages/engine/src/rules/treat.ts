// Treat a disease: take a cube of one colour from the city the pawn is in. BASE-TRT-1 to BASE-TRT-6
import { FIRST, first, pack, seatOf } from '../kernel/command.ts';
import { allRun, commonPoint, foldFor, isSilent, personalPoint, runFor } from '../kernel/points.ts';
import type { City, Colour, Module, Offers, Packed, Refusal, Seat, State } from '../kernel/types.ts';
import { cubesOn, liftCubes, takeCubes } from '../ops/cubes.ts';
import { actionsLeft } from './actions.ts';
import { noCube } from './refusals.ts';
import { defineAction } from './undertake.ts';

/** How many cubes a treatment by this seat removes. */
export const treatCount = personalPoint.fold<[city: City, colour: Colour]>('treatCount');
/** How many actions it takes to treat one cube of a colour where there are so many. */
export const treatCost = personalPoint.fold<[colour: Colour, cubes: number]>('treatCost');
/** The active player has treated this colour in this city: by the action, or by what counts like it. */
export const treated = commonPoint.all<[city: City, colour: Colour]>('treated');
/** This seat has done the Treat Disease action, and cubes of this colour went to the supply. */
export const treatmentDone = personalPoint.all<[colour: Colour]>('treatmentDone');
/** Cubes of this colour were taken from this city. */
export const removed = commonPoint.all<[city: City, colour: Colour]>('removed');
/** All that leaves the board together has left it, cubes of these colours, one bit each: now it may be that the game is won. */
export const removalDone = commonPoint.all<[colours: number]>('removalDone');

/** Takes cubes off the board and lets the rules look at what is left. */
export function removeCubes(s: State, city: City, colour: Colour, count: number, by: string): void {
  takeCubes(s, city, colour, count, by);
  lookAtRest(s, city, colour);
}

/** Takes a cube off the board for a module that keeps it, and lets the rules look at what is left. */
export function keepCube(s: State, city: City, colour: Colour, by: string): void {
  liftCubes(s, city, colour, 1, by);
  lookAtRest(s, city, colour);
}

function lookAtRest(s: State, city: City, colour: Colour): void {
  allRun(s, removed, city, colour);
  allRun(s, removalDone, 1 << colour);
}

/** How many actions this seat needs to take one cube of a colour from a city that holds so many. */
export function costOfTreating(s: State, seat: Seat, colour: Colour, cubes: number): number {
  return foldFor(s, treatCost, seat, 1, colour, cubes);
}

/** Why there are too few actions left for what it takes. */
export function tooFewActions(s: State, cost: number): Refusal | undefined {
  const left = actionsLeft(s);
  if (left === 0 || cost <= left) return undefined;
  const message = `This takes ${String(cost)} actions, but only ${String(left)} is left.`;
  return { reason: 'too-few-actions', message };
}

/** Treat Disease by a seat in a city, its own or, where a role may, another. */
export function treatIn(s: State, seat: Seat, city: City, colour: Colour): void {
  removeCubes(s, city, colour, foldFor(s, treatCount, seat, 1, city, colour), 'treat');
  allRun(s, treated, city, colour);
  runFor(s, treatmentDone, seat, colour);
}

export function costOfTreatingIn(s: State, seat: Seat, city: City, colour: Colour): number {
  return costOfTreating(s, seat, colour, cubesOn(s, city, colour));
}

/** Why this seat cannot treat this colour in a city that it may treat in. */
export function treatmentRefusal(s: State, seat: Seat, city: City, colour: Colour): Refusal | undefined {
  return noCube(s, city, colour) ?? tooFewActions(s, costOfTreatingIn(s, seat, city, colour));
}

export const treat = defineAction({
  name: 'treat',
  phrase: 'treat {colour}',
  operands: { colour: 'colour' },
  cost: (s, command) => costOfTreatingIn(s, seatOf(command), s.pawns[seatOf(command)]!, first(command)),
  effect: (s, command) => treatIn(s, seatOf(command), s.pawns[seatOf(command)]!, first(command)),
  refusal: (s, command) => treatmentRefusal(s, seatOf(command), s.pawns[seatOf(command)]!, first(command)),
});

/** Offers the command, whose first operand is the colour, for everything that this seat can treat in a city. */
export function offerTreatmentsIn(s: State, seat: Seat, city: City, out: Offers, command: Packed): void {
  const { colours } = s.game.shape;
  const cubes = city * colours;
  const plain = isSilent(s, treatCost);
  for (let colour = 0; colour < colours; colour++) {
    const count = s.cubes[cubes + colour]!;
    if (count === 0) continue;
    if (plain || isAffordable(s, costOfTreating(s, seat, colour, count)))
      out.add(command | (colour << FIRST));
  }
}

/** An action that is offered at all finds one left. */
function isAffordable(s: State, cost: number): boolean {
  return cost === 1 || cost <= actionsLeft(s);
}

export function offerTreatments(s: State, seat: Seat, out: Offers): void {
  offerTreatmentsIn(s, seat, s.pawns[seat]!, out, pack(treat, seat));
}

export const treatRules: Module = { id: 'treat', commands: [treat] };
