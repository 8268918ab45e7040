// Railroads: one token to a solid line, laid from the city one is in, for everybody and for good.
// IB-RAI-1 to IB-RAI-10, IB-CMP-9 IB-CMP-18
import { lowestBit } from '../../kernel/bits.ts';
import { defineField, cellsOf, read, write } from '../../kernel/field.ts';
import { first, pack, seatOf } from '../../kernel/command.ts';
import { between, WORD } from '../../kernel/ranges.ts';
import { cloneState, sameState } from '../../kernel/state.ts';
import type { City, Module, Offers, Refusal, Seat, State } from '../../kernel/types.ts';
import { defineAction } from '../../rules/undertake.ts';
import type { IberiaFact } from './facts.ts';
import { isDotted, SOLID_LINES_OF } from './geography.ts';
import { SOLID_LINES } from './map.ts';

const RAIL_TOKENS = 20;
const BITS = 32;

/** One bit for each line; only solid ones take rails, and those come first. */
const rails = defineField('rails', (shape) => Math.ceil(shape.lines / BITS), 'public', WORD);
export const RAIL_WORDS: number = Math.ceil(SOLID_LINES / BITS);
const laid = defineField('rails.laid', 1, 'public', between(0, RAIL_TOKENS));
/** City to all cities that rails join to it, as two words of bits, itself included; empty where no rail begins. */
const networks = defineField('rails.networks', (shape) => 2 * shape.cities, 'public', WORD);

function hasRail(s: State, line: number): boolean {
  return (s.cells[cellsOf(s, rails) + (line >> 5)]! & (1 << (line & 31))) !== 0;
}

/** The lines with rails, of 32 of them, as bits. */
export function railWord(s: State, word: number): number {
  return s.cells[cellsOf(s, rails) + word]!;
}

export function railsLeft(s: State): number {
  return RAIL_TOKENS - read(s, laid);
}

/** Ruling A-6 (IB-RAI-6): a line takes one token. */
export function takesRail(s: State, line: number): boolean {
  return !isDotted(line) && !hasRail(s, line);
}

export function layRail(s: State, line: number, by: string): void {
  const at = cellsOf(s, rails) + (line >> 5);
  s.cells[at] = s.cells[at]! | (1 << (line & 31));
  write(s, laid, read(s, laid) + 1);
  joinNetworks(s, s.game.lineEnds[2 * line]!, s.game.lineEnds[2 * line + 1]!);
  s.sink?.({ fact: 'railLaid', line: s.game.lineIds[line]!, left: railsLeft(s), by } satisfies IberiaFact);
}

/** Cities with numbers from 32 * word on that a train from here reaches, as bits; the city itself among them. */
export function networkWord(s: State, city: City, word: number): number {
  return s.cells[cellsOf(s, networks) + 2 * city + word]!;
}

function joinNetworks(s: State, one: City, other: City): void {
  const start = cellsOf(s, networks);
  const low = joinedWord(s, one, other, 0);
  const high = joinedWord(s, one, other, 1);
  for (let word = 0; word < 2; word++) {
    for (let bits = word === 0 ? low : high; bits !== 0; bits &= bits - 1) {
      const city = word * BITS + lowestBit(bits);
      s.cells[start + 2 * city] = low;
      s.cells[start + 2 * city + 1] = high;
    }
  }
}

function joinedWord(s: State, one: City, other: City, word: number): number {
  const ends = (one >> 5 === word ? 1 << (one & 31) : 0) | (other >> 5 === word ? 1 << (other & 31) : 0);
  return ends | networkWord(s, one, word) | networkWord(s, other, word);
}

/** The city at the other end of a line. */
export function otherEnd(s: State, line: number, city: City): City {
  const { lineEnds } = s.game;
  return lineEnds[2 * line] === city ? lineEnds[2 * line + 1]! : lineEnds[2 * line]!;
}

export function touches(s: State, line: number, city: City): boolean {
  return s.game.lineEnds[2 * line] === city || s.game.lineEnds[2 * line + 1] === city;
}

/** Why a line takes no token, whoever lays it. */
export function lineRefusal(s: State, line: number): Refusal | undefined {
  const [one, other] = [s.game.lineEnds[2 * line]!, s.game.lineEnds[2 * line + 1]!];
  const name = `The line between ${s.game.cityNames[one]!} and ${s.game.cityNames[other]!}`;
  if (isDotted(line)) return { reason: 'dotted-line', message: `${name} is dotted: it takes no rail.` };
  if (hasRail(s, line)) return { reason: 'rail-there', message: `${name} already has its rail.` };
  if (railsLeft(s) > 0) return undefined;
  return { reason: 'no-rails-left', message: `All ${String(RAIL_TOKENS)} rails are on the board.` };
}

export const rail = defineAction({
  name: 'rail',
  phrase: 'rail {line}',
  operands: { line: 'line' },
  effect: (s, command) => layRail(s, first(command), 'rail'),
  refusal: (s, command) => lineRefusal(s, first(command)) ?? elsewhere(s, seatOf(command), first(command)),
});

/** Why a line is out of reach of a pawn. */
export function elsewhere(s: State, seat: Seat, line: number): Refusal | undefined {
  const city = s.pawns[seat]!;
  if (touches(s, line, city)) return undefined;
  return {
    reason: 'line-elsewhere',
    message: `A rail is laid on a line that leaves ${s.game.cityNames[city]!}.`,
  };
}

export function offerRails(s: State, seat: Seat, out: Offers): void {
  if (railsLeft(s) === 0) return;
  const lines = SOLID_LINES_OF[s.pawns[seat]!]!;
  const at = cellsOf(s, rails);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if ((s.cells[at + (line >> 5)]! & (1 << (line & 31))) === 0) out.add(pack(rail, seat, line));
  }
}

/** Rails lie on solid lines, and what is counted and joined follows from them. */
function isSound(s: State): boolean {
  const again = cloneState(s);
  for (const field of [rails, laid, networks]) {
    const at = cellsOf(again, field);
    again.cells.fill(0, at, at + field.size(s.game.shape));
  }
  for (let line = 0; line < s.game.shape.lines; line++) {
    if (!hasRail(s, line)) continue;
    if (isDotted(line)) return false;
    layRail(again, line, 'snapshot');
  }
  return sameState(s, again);
}

export const railRules: Module = {
  id: 'rails',
  fields: [rails, laid, networks],
  sound: isSound,
  commands: [rail],
  show: (s) => ({
    rails: s.game.lineIds.filter((_, line) => hasRail(s, line)),
    railsLeft: railsLeft(s),
    dottedLines: s.game.lineIds.slice(SOLID_LINES),
  }),
};
