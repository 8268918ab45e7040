// The deal of a day: what is played on a date, the same for everybody. Days are those of UTC, written 2026-11-16.
import { formatSeed, seedFromText, type ConfigRequest } from '@cordon/engine';
import { below, seedRandom } from '@cordon/engine/inner';

const DAY = 86_400_000;

/** What can be drawn, a thing that stands there twice twice as often. */
interface Era {
  /** The first day it holds for. Days gone by keep their deal: what a new version can deal goes into a new era. */
  readonly from: string;
  /** How many deals are tried out for a day, of which the first good one is dealt; 1: the first, whatever it is. */
  readonly candidates: number;
  readonly games: readonly {
    readonly game: string;
    readonly boxes?: readonly string[];
    readonly players: readonly number[];
    readonly epidemics: readonly number[];
    readonly challenges: readonly (readonly string[])[];
  }[];
}

const BASE: Era['games'][number] = {
  game: 'base',
  players: [2, 2, 3, 3, 4],
  epidemics: [4, 4, 5, 5, 6],
  challenges: [[]],
};

const IBERIA: Era['games'][number] = {
  game: 'iberia',
  players: [2, 2, 3, 3, 4],
  epidemics: [4, 4, 5, 5, 6],
  challenges: [[], [], ['influx-of-patients'], ['historical-diseases']],
};

const BRINK: Era['games'][number] = {
  ...BASE,
  boxes: ['brink'],
  challenges: [[], [], ['virulent-strain'], ['mutation']],
};

const LAB: Era['games'][number] = { ...BRINK, boxes: ['brink', 'lab'] };

/** Hard enough with few epidemics and at small tables. */
const PANIC: Era['games'][number] = {
  ...LAB,
  players: [2, 2, 3],
  epidemics: [4],
  challenges: [['worldwide-panic']],
};

const GAMES = [BASE, BASE, BASE, IBERIA, IBERIA];

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const GAMES_AND_BOXES = [...times(4, BASE), ...times(4, BRINK), ...times(4, LAB), PANIC, ...times(5, IBERIA)];

const ERAS: readonly Era[] = [
  { from: '2026-01-01', candidates: 1, games: GAMES },
  { from: '2026-11-20', candidates: 8, games: GAMES },
  { from: '2027-02-26', candidates: 8, games: GAMES_AND_BOXES },
];

export const FIRST_DAY = ERAS[0]!.from;
/** The first day whose deal was tried out. */
export const VETTED_FROM = ERAS.find(({ candidates }) => candidates > 1)!.from;

const eraOf = (day: string): Era => ERAS.findLast(({ from }) => from <= day) ?? ERAS[0]!;

export const candidatesOf = (day: string): number => eraOf(day).candidates;

export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When a day is over. */
export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) + DAY;
}

/** Whether there is such a date, and a deal of it. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text) || text < FIRST_DAY) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && dayAt(time) === text;
}

/** Hands lie open, so that it is the same game whether one person plays all seats or each has their own. */
export function configOfDay(day: string): ConfigRequest {
  const random = new Int32Array(4);
  seedRandom(random, seedFromText(`what is played on ${day}`));
  const pick = <Item>(list: readonly Item[]): Item => list[below(random, list.length)]!;
  const { game, boxes, players, epidemics, challenges } = pick(eraOf(day).games);
  return {
    game,
    ...(boxes === undefined ? {} : { boxes }),
    players: pick(players),
    epidemics: pick(epidemics),
    challenges: pick(challenges),
    options: { hands: 'open' },
  };
}

/**
 * The seed of a day, or of one of its later candidates. A hall that has a secret mixes it in: nobody knows the cards before, and all of its tables have the same ones.
 * Without a secret the date alone decides, everywhere alike. Half of a hash that begins and ends with 256 secret bits tells nothing
 * about them, nor about another day.
 */
export function seedOfDay(day: string, secret: string, candidate = 0): string {
  const which = candidate === 0 ? '' : ` ${String(candidate)}`;
  return formatSeed(seedFromText(`${secret} cards${which} of ${day} ${secret}`));
}
