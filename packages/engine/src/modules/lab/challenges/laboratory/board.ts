// The lab board: five dishes and two research lines with their cards and cubes. Cubes on it are neither on the board nor in the supply.
// LAB-LAB-2 LAB-LAB-3 LAB-LAB-16 LAB-LAB-17 LAB-LAB-20
import { cellsOf, defineField, read, write } from '../../../../kernel/field.ts';
import { between, CITIES, COLOURS, plusOne } from '../../../../kernel/ranges.ts';
import type { Card, City, Colour, State } from '../../../../kernel/types.ts';
import { returnCubes } from '../../../../ops/cubes.ts';
import { circlesOf, greyOf, SEQUENCE_CARDS } from './sequences.ts';

export const DISH = { sample1: 0, sample2: 1, centrifuge: 2, separation: 3, growth: 4 } as const;
const DISH_NAMES = ['sample-1', 'sample-2', 'centrifuge', 'separation', 'growth'] as const;
const RESEARCH_NAMES = ['research-1', 'research-2'] as const;
export const DISHES = DISH_NAMES.length;
export const LINES = RESEARCH_NAMES.length;
export const NONE = -1;
const MOST_CUBES = 24;
const MOST_CIRCLES = 8;

/** What commands name; the lines have a short form. */
export const labThings = {
  dish: { what: 'a dish', names: DISH_NAMES },
  research: { what: 'a research line', names: RESEARCH_NAMES, short: [1, 2] },
} as const;

export const dishName = (dish: number): string => DISH_NAMES[dish]!;
export const researchName = (research: number): string => RESEARCH_NAMES[research]!;

/** dishes[dish * colours + colour] */
const dishes = defineField('lab.dishes', ({ colours }) => DISHES * colours, 'public', between(0, MOST_CUBES));
/** Of each line, plus one so that 0 stands for none: Sequence card, cure colour, and the cards that characterised and tested it. */
const sequence = defineField('lab.sequence', LINES, 'public', between(0, SEQUENCE_CARDS));
const cureColour = defineField('lab.colour', LINES, 'public', plusOne(COLOURS));
const characterizedBy = defineField('lab.characterized', LINES, 'public', plusOne(CITIES));
const testedBy = defineField('lab.tested', LINES, 'public', plusOne(CITIES));
/** The cubes of each line colour by colour, and how many of its circles of each colour are filled, the grey ones last. */
const lineCubes = defineField(
  'lab.cubes',
  ({ colours }) => LINES * colours,
  'public',
  between(0, MOST_CIRCLES),
);
const filled = defineField(
  'lab.filled',
  ({ colours }) => LINES * (colours + 1),
  'public',
  between(0, MOST_CIRCLES),
);

/** 1 once a growth that the supply could not double has ended the game. LAB-PRO-6 */
const overgrown = defineField('lab.overgrown', 1, 'public', between(0, 1));

export const boardFields = [
  dishes,
  sequence,
  cureColour,
  characterizedBy,
  testedBy,
  lineCubes,
  filled,
  overgrown,
];

export const isOvergrown = (s: State): boolean => read(s, overgrown) === 1;
export const setOvergrown = (s: State): void => write(s, overgrown, 1);

export function inDish(s: State, dish: number, colour: Colour): number {
  return s.cells[cellsOf(s, dishes) + dish * s.game.shape.colours + colour]!;
}

export function addToDish(s: State, dish: number, colour: Colour, count: number): void {
  const at = cellsOf(s, dishes) + dish * s.game.shape.colours + colour;
  s.cells[at] = s.cells[at]! + count;
}

export function isDishEmpty(s: State, dish: number): boolean {
  const { colours } = s.game.shape;
  const from = cellsOf(s, dishes) + dish * colours;
  for (let colour = 0; colour < colours; colour++) if (s.cells[from + colour] !== 0) return false;
  return true;
}

export const sequenceOf = (s: State, research: number): number =>
  s.cells[cellsOf(s, sequence) + research]! - 1;
export const colourOfLine = (s: State, research: number): Colour =>
  s.cells[cellsOf(s, cureColour) + research]! - 1;
export const characterizeCard = (s: State, research: number): Card =>
  s.cells[cellsOf(s, characterizedBy) + research]! - 1;
export const testCard = (s: State, research: number): Card => s.cells[cellsOf(s, testedBy) + research]! - 1;

export function setSequence(s: State, research: number, card: number): void {
  s.cells[cellsOf(s, sequence) + research] = card + 1;
}

export function setCharacterized(s: State, research: number, card: City, colour: Colour): void {
  s.cells[cellsOf(s, characterizedBy) + research] = card + 1;
  s.cells[cellsOf(s, cureColour) + research] = colour + 1;
}

export function setTested(s: State, research: number, card: Card): void {
  s.cells[cellsOf(s, testedBy) + research] = card + 1;
}

export function cubesOnLine(s: State, research: number, colour: Colour): number {
  return s.cells[cellsOf(s, lineCubes) + research * s.game.shape.colours + colour]!;
}

export function filledOf(s: State, research: number, colour: Colour): number {
  return s.cells[cellsOf(s, filled) + research * (s.game.shape.colours + 1) + colour]!;
}

/** Cubes of a colour go on circles of another, or of the same, or on grey ones. */
export function addCubesToLine(s: State, research: number, colour: Colour, count: number): void {
  const at = cellsOf(s, lineCubes) + research * s.game.shape.colours + colour;
  s.cells[at] = s.cells[at]! + count;
}

export function fillCircles(s: State, research: number, colour: Colour, count: number): void {
  const at = cellsOf(s, filled) + research * (s.game.shape.colours + 1) + colour;
  s.cells[at] = s.cells[at]! + count;
}

/** Circles of a colour without a cube; of a line with a Sequence card. */
export function emptyCircles(s: State, research: number, colour: Colour): number {
  return circlesOf(s, sequenceOf(s, research), colour) - filledOf(s, research, colour);
}

export function hasCubesOnLine(s: State, research: number): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (cubesOnLine(s, research, colour) > 0) return true;
  return false;
}

/** Whether every circle of a characterised and tested line is filled. LAB-CUR-1 */
export function isComplete(s: State, research: number): boolean {
  if (colourOfLine(s, research) === NONE || testCard(s, research) === NONE) return false;
  for (let colour = 0; colour <= greyOf(s); colour++) if (emptyCircles(s, research, colour) > 0) return false;
  return true;
}

/** The line that is characterised for a disease, or NONE. */
export function lineFor(s: State, colour: Colour): number {
  for (let research = 0; research < LINES; research++)
    if (colourOfLine(s, research) === colour) return research;
  return NONE;
}

/** How many Sequence cards lie on lines. */
export function openLines(s: State): number {
  let count = 0;
  for (let research = 0; research < LINES; research++) if (sequenceOf(s, research) !== NONE) count++;
  return count;
}

/** The circles of a line are empty; where its cubes go is the caller's business. */
export function liftCubesOfLine(s: State, research: number): void {
  const { colours } = s.game.shape;
  for (let colour = 0; colour < colours; colour++)
    s.cells[cellsOf(s, lineCubes) + research * colours + colour] = 0;
  for (let colour = 0; colour <= colours; colour++)
    s.cells[cellsOf(s, filled) + research * (colours + 1) + colour] = 0;
}

export function returnCubesOfLine(s: State, research: number): void {
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    returnCubes(s, colour, cubesOnLine(s, research, colour));
  liftCubesOfLine(s, research);
}

/** Cubes of a colour anywhere on the lab board. */
export function cubesInLab(s: State, colour: Colour): number {
  let count = 0;
  for (let dish = 0; dish < DISHES; dish++) count += inDish(s, dish, colour);
  for (let research = 0; research < LINES; research++) count += cubesOnLine(s, research, colour);
  return count;
}

/** Whether a city card lies on a Characterize or Test space. */
export function liesInLab(s: State, card: Card): boolean {
  for (let research = 0; research < LINES; research++)
    if (characterizeCard(s, research) === card || testCard(s, research) === card) return true;
  return false;
}

/** Counts by colour, those that are 0 left out, for facts and views. */
export function cubesByName({ game }: State, count: (colour: Colour) => number): Record<string, number> {
  const entries = game.colourIds.map((id, colour) => [id, count(colour)] as const);
  return Object.fromEntries(entries.filter(([, many]) => many > 0));
}
