// What the table remembers of the Bio-Terrorist. His city, and how often he has driven in his turn, are his secret; frames hold neither.
// BRINK-BVW-1
import { cellsOf, defineField, read, write } from '../../../../kernel/field.ts';
import { knowsSecretsOf } from '../../../../kernel/masks.ts';
import { between, CITIES, COUNT, FLAG, HIGH_CITIES, plusOne, WORD } from '../../../../kernel/ranges.ts';
import {
  NO_CITY,
  type City,
  type Field,
  type Mask,
  type Seat,
  type State,
} from '../../../../kernel/types.ts';

export const COMMANDS = 3;
const ACTIONS = 2;

/** The seat of the Bio-Terrorist. */
export const terrorist = ({ game }: State): Seat => game.infectionHolder;
export const isTerrorist = (s: State, seat: Seat): boolean => seat === terrorist(s);

/** Whether his pawn stands on the board: only then is a city given for it. */
export const isVisible = (s: State): boolean => s.pawns[terrorist(s)] !== NO_CITY;

const showCity: Mask = (from, viewer, to) => {
  if (knowsSecretsOf(from, viewer, terrorist(from))) write(to, city, read(from, city));
};
const showDrives: Mask = (from, viewer, to) => {
  if (knowsSecretsOf(from, viewer, terrorist(from))) write(to, drives, read(from, drives));
};

/** His city plus one; 0 before he has chosen one, and in the sights of others, who see his pawn or nothing. */
const city: Field = defineField('terrorist.city', 1, showCity, plusOne(CITIES));
/** How often he has driven in his turn; the first time is free. */
const drives: Field = defineField('terrorist.drives', 1, showDrives, between(0, COMMANDS));
/** Actions of his turn that everybody noticed: all but drives. */
const noticed = defineField('terrorist.noticed', 1, 'public', between(0, ACTIONS));
const captured = defineField('terrorist.captured', 1, 'public', FLAG);
/** What he may do once a turn, one flag each. */
const used = defineField('terrorist.used', 3, 'public', FLAG);

export const terroristCity = (s: State): City => read(s, city) - 1;
export const setTerroristCity = (s: State, to: City): void => write(s, city, to + 1);

export const drivesDone = (s: State): number => read(s, drives);
export const setDrives = (s: State, count: number): void => write(s, drives, count);

/** The first drive of a turn is free, each further one takes an action. BRINK-BIO-9 BRINK-BIO-10 */
export const actionsLeft = (s: State): number => ACTIONS - read(s, noticed) - Math.max(0, drivesDone(s) - 1);
export const countAction = (s: State): void => write(s, noticed, read(s, noticed) + 1);

export const isCaptured = (s: State): boolean => read(s, captured) === 1;
export const setCaptured = (s: State, is: boolean): void => write(s, captured, is ? 1 : 0);

export const DEEDS = { local: 0, remote: 1, sabotage: 2 } as const;
export type Deed = (typeof DEEDS)[keyof typeof DEEDS];

export const isUsed = (s: State, deed: Deed): boolean => s.cells[cellsOf(s, used) + deed] === 1;
export function use(s: State, deed: Deed): void {
  s.cells[cellsOf(s, used) + deed] = 1;
}

/** Nothing is kept for his next turn. */
export function forgetTurn(s: State): void {
  write(s, drives, 0);
  write(s, noticed, 0);
  s.cells.fill(0, cellsOf(s, used), cellsOf(s, used) + 3);
}

/**
 * For each number of drives in his turn the cities in which he may be now if he has driven so often, two words each. They follow from what
 * is public alone. BRINK-BVW-10
 */
const WORDS = 2;
const possible = defineField(
  'terrorist.possible',
  (COMMANDS + 1) * WORDS,
  'public',
  Array.from({ length: (COMMANDS + 1) * WORDS }, (_, cell) => (cell % WORDS === 0 ? WORD : HIGH_CITIES)),
);

/** Where the two words for a number of drives begin. */
export const possibleAt = (s: State, driven: number): number => cellsOf(s, possible) + driven * WORDS;

export function mayBeIn(s: State, driven: number, at: City): boolean {
  return (s.cells[possibleAt(s, driven) + (at >> 5)]! & (1 << (at & 31))) !== 0;
}

/** City to the turn, counted from 1, in which he was last sighted there; 0: never. */
const sightings = defineField('terrorist.sightings', (shape) => shape.cities, 'public', COUNT);
/** The last city that everybody knew him to be in, plus one, and the turn. */
const lastKnown = defineField('terrorist.lastKnown', 2, 'public', [plusOne(CITIES), COUNT]);

/** The number of the turn that goes on, counted from 1. */
export const turnNumber = (s: State): number => s.turnsDone + 1;

export function noteSighting(s: State, at: City): void {
  s.cells[cellsOf(s, sightings) + at] = turnNumber(s);
  noteKnown(s, at);
}

export function noteKnown(s: State, at: City): void {
  s.cells[cellsOf(s, lastKnown)] = at + 1;
  s.cells[cellsOf(s, lastKnown) + 1] = turnNumber(s);
}

export const sightedIn = (s: State, at: City): number => s.cells[cellsOf(s, sightings) + at]!;
export const lastKnownCity = (s: State): City => s.cells[cellsOf(s, lastKnown)]! - 1;
export const lastKnownTurn = (s: State): number => s.cells[cellsOf(s, lastKnown) + 1]!;

export const memoryFields: readonly Field[] = [
  city,
  drives,
  noticed,
  captured,
  used,
  possible,
  sightings,
  lastKnown,
];
