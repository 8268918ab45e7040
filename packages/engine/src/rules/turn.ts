// A turn runs through its parts in order, then the next seat that takes turns begins. BASE-TRN-1 BASE-TRN-13
import { BOTTOM, defineFrame, FIELDS, push } from '../kernel/frame.ts';
import { allRun, commonPoint } from '../kernel/points.ts';
import { seatAfter } from '../kernel/seating.ts';
import type { Module, Seat, State } from '../kernel/types.ts';
import { beginTurn, countTurn } from '../ops/markers.ts';

const PART = FIELDS;

/** A turn begins. */
export const turnStarts = commonPoint.all('turnStarts');

/** The bottom of the stack for the whole game. */
const turn = defineFrame({
  name: 'turn',
  fields: ['part'],
  ranges: { part: (game) => [0, game.parts.length] },
  on: [BOTTOM],
  step(s, at) {
    const part = s.stack[at + PART]!;
    if (part < s.game.parts.length) {
      s.stack[at + PART] = part + 1;
      s.game.parts[part]!.begin(s);
    } else {
      countTurn(s);
      s.stack[at + PART] = 0;
      enterTurn(s, seatAfter(s.game.turnOrder, s.turn));
    }
    return true;
  },
});

function enterTurn(s: State, seat: Seat): void {
  beginTurn(s, seat);
  const { turnCells } = s.game;
  for (let i = 0; i < turnCells.length; i++) s.cells[turnCells[i]!] = 0;
  allRun(s, turnStarts);
}

/** How many parts of this turn have begun. */
export function partsBegun(s: State): number {
  return s.stack[PART]!;
}

/** Lays the bottom of the stack; setup ends with this. */
export function firstTurn(s: State, seat: Seat): void {
  push(s, turn);
  enterTurn(s, seat);
}

/** What was used up for this turn, by the names of the fields that remember it: the ability, or `role.ability`. */
function usedUp(s: State): readonly string[] {
  return s.game.fields
    .filter(
      ({ id, lasts, sight }) => lasts === 'turn' && sight === 'public' && s.cells[s.game.offsets[id]!] !== 0,
    )
    .map(({ name }) => name);
}

export const turnRules: Module = {
  id: 'turn',
  frames: [turn],
  show(s) {
    const used = usedUp(s);
    return used.length === 0 ? {} : { usedUp: used };
  },
};
