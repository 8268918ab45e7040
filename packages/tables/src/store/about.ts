// What a list says about a table, as the text that is kept with it.
import { RULES_VERSION } from '@cordon/engine';
import type { About } from '@cordon/protocol';

/** What is kept of a game to compare it with others of the same deal. */
export interface Played {
  /** The guests who held a seat while the game was on, and whoever made the table. */
  readonly people: readonly string[];
  /** When the game began, in milliseconds; 0 before. */
  readonly began: number;
  /** How it went, once it is over. */
  readonly end?: PlayedEnd;
}

export interface PlayedEnd {
  readonly at: number;
  readonly turns: number;
  readonly goals: number;
  readonly outbreaks: number;
  readonly cardsLeft: number;
  readonly undone: number;
  readonly hinted: number;
}

/**
 * What a table says of itself, and beside it, for its keeper alone, the guests who hold each seat, how it was played, and the version
 * of the rules that wrote this.
 */
export function writeAbout(about: About, holders: readonly (readonly string[])[], played: Played): string {
  return JSON.stringify({ ...about, holders, played, rules: RULES_VERSION });
}

/** The version of the rules under which it was written; undefined if it was written before that was kept. */
export function readRules(text: string): number | undefined {
  const rules = fieldsOf(text)?.['rules'];
  return isCount(rules) ? rules : undefined;
}

/** How a game was played; nothing where it was written before that was kept. */
export function readPlayed(text: string): Played | undefined {
  const played = fieldsOf(text)?.['played'];
  if (!isFields(played)) return undefined;
  const { people, began, end } = played;
  if (!isListOfWords(people) || !isCount(began)) return undefined;
  const plain = { people, began };
  return isEnd(end) ? { ...plain, end } : plain;
}

/** The seats that a guest holds. */
export function readSeatsOf(text: string, guest: string): number[] {
  const holders = fieldsOf(text)?.['holders'];
  if (!isList(holders, isListOfWords, 9)) return [];
  return holders.flatMap((guests, index) => (guests.includes(guest) ? [index + 1] : []));
}

/** What the text says, or nothing if it does not say it as it should. */
export function readAbout(text: string): About | undefined {
  const { game, boxes, players, epidemics, challenges, seats, waitsFor, ending, day } = fieldsOf(text) ?? {};
  if (!isWord(game) || !isWhole(players, 1, 9) || !isWhole(epidemics, 0, 20)) return undefined;
  if (boxes !== undefined && !isList(boxes, isWord, 20)) return undefined;
  if (!isList(challenges, isWord, 20) || !isList(seats, isSeat, 9)) return undefined;
  if (!isWhole(waitsFor, 0, 9) || !isWordOrNone(ending) || !isWordOrNone(day)) return undefined;
  return {
    game,
    ...(boxes === undefined ? {} : { boxes }),
    players,
    epidemics,
    challenges,
    seats: seats.map(seatAlone),
    waitsFor,
    ...(ending === undefined ? {} : { ending }),
    ...(day === undefined ? {} : { day }),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type SeatAbout = About['seats'][number];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isWordOrNone = (value: unknown): value is string | undefined => value === undefined || isWord(value);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isSeat = (value: unknown): value is SeatAbout =>
  isFields(value) &&
  isWhole(value['seat'], 0, 9) &&
  isWordOrNone(value['name']) &&
  isWordOrNone(value['bot']);

/** Without whatever else stood there. */
const seatAlone = ({ seat, name, bot }: SeatAbout): SeatAbout => ({
  seat,
  ...(name === undefined ? {} : { name }),
  ...(bot === undefined ? {} : { bot }),
});

function isList<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  most: number,
): value is readonly Item[] {
  return Array.isArray(value) && value.length <= most && value.every((item) => isItem(item));
}

const isCount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);

const ENDS = ['at', 'turns', 'goals', 'outbreaks', 'cardsLeft', 'undone', 'hinted'] as const;

const isEnd = (value: unknown): value is PlayedEnd =>
  isFields(value) && ENDS.every((name) => isCount(value[name]));

const isListOfWords = (value: unknown): value is readonly string[] => isList(value, isWord, Infinity);
