// Which numbers a cell may hold. Every field and every frame says so once; a snapshot that says otherwise is damaged.
import { EVERYBODY_BIT, type Game, type Range } from './types.ts';

export const between =
  (low: number, high: number): Range =>
  () => [low, high];

export const FLAG: Range = between(0, 1);
/** The seats that know something, or everybody. */
export const KNOWERS: Range = between(0, EVERYBODY_BIT | 255);
/** Any word of 32 bits. */
export const WORD: Range = between(-0x80000000, 0x7fffffff);
/** A count that grows through a whole game. */
export const COUNT: Range = between(0, 100_000);

const below =
  (size: (game: Game) => number): Range =>
  (game) => [0, size(game) - 1];

export const SEATS: Range = below(({ shape }) => shape.seats);
export const CITIES: Range = below(({ shape }) => shape.cities);
export const COLOURS: Range = below(({ shape }) => shape.colours);
export const CARDS: Range = below(({ shape }) => shape.playerCards);
export const INFECTIONS: Range = below(({ shape }) => shape.infectionCards);
export const REGIONS: Range = below(({ shape }) => shape.regions);
const LINES: Range = below(({ shape }) => shape.lines);

/** A number plus one, so that 0 stands for none. */
export const plusOne =
  (range: Range): Range =>
  (game) => [0, range(game)[1] + 1];

/** The same numbers, or -1 for none. */
export const orNone =
  (range: Range): Range =>
  (game) => [-1, range(game)[1]];

/** A set of so many things in one word. */
export const setOf =
  (range: Range): Range =>
  (game) => [0, 2 ** (range(game)[1] + 1) - 1];

/** Cities from number 32 on, in the second word of a set. */
export const HIGH_CITIES: Range = ({ shape }) => [0, 2 ** (shape.cities - 32) - 1];

/** What the fields of frames mean wherever they have these names. */
export const FRAME_FIELDS: Readonly<Record<string, Range>> = {
  seat: SEATS,
  asked: SEATS,
  giver: SEATS,
  player: SEATS,
  city: CITIES,
  colour: COLOURS,
  card: CARDS,
  infection: INFECTIONS,
  region: REGIONS,
  line: LINES,
  command: WORD,
};
