// Treat a disease: take a cube of one colour from the city the pawn is in. BASE-TRT-1 to BASE-TRT-6
import { first, pack, seatOf } from '../kernel/command.ts';
import { allRun, foldFor } from '../kernel/points.ts';
import type { City, Colour, Module, Offers, Seat, State } from '../kernel/types.ts';
import { cubesOn, takeCubes } from '../ops/cubes.ts';
import { defineAction } from './undertake.ts';

/** Takes cubes off the board and lets the rules look at what is left. */
export function removeCubes(s: State, city: City, colour: Colour, count: number, by: string): void {
  takeCubes(s, city, colour, count, by);
  allRun(s, s.game.points.removed, city, colour);
}

export const treat = defineAction({
  name: 'treat',
  phrase: 'treat {colour}',
  operands: { colour: 'colour' },
  effect(s, command) {
    const seat = seatOf(command);
    const city = s.pawns[seat]!;
    const colour = first(command);
    removeCubes(s, city, colour, foldFor(s, s.game.points.treatCount, seat, 1, city, colour), 'treat');
  },
  refusal(s, command) {
    const city = s.pawns[seatOf(command)]!;
    if (cubesOn(s, city, first(command)) > 0) return undefined;
    const message = `There is no ${s.game.colourIds[first(command)]!} cube in ${s.game.cityNames[city]!}.`;
    return { reason: 'no-cube', message };
  },
});

export function offerTreatments(s: State, seat: Seat, out: Offers): void {
  const { colours } = s.game.shape;
  const cubes = s.pawns[seat]! * colours;
  for (let colour = 0; colour < colours; colour++) {
    if (s.cubes[cubes + colour]! > 0) out.add(pack(treat, seat, colour));
  }
}

export const treatRules: Module = { id: 'treat', commands: [treat] };
