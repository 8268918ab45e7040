// Compares the games of one deal: which of them count, and in which order they come.
import type { About, DealResult } from '@cordon/protocol';
import type { Played, PlayedEnd } from '../store/about.ts';
import type { Aside } from '../store/store.ts';
import { endOf } from './day.ts';
import { rankOf } from './rank.ts';

/** A game of the deal as it is kept. */
export interface DealGame {
  readonly table: string;
  readonly about: About;
  readonly played: Played;
}

export interface Finished extends DealGame {
  readonly played: Played & { readonly end: PlayedEnd };
}

export interface Standing<Game extends Finished = Finished> {
  readonly game: Game;
  readonly place?: number;
  readonly aside?: Aside;
}

export const isFinished = <Game extends DealGame>(game: Game): game is Game & Finished =>
  game.played.end !== undefined;

const rankOfGame = ({ about, played }: Finished): string => rankOf(about.ending, played.end);

const byName = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byBeginning = (one: DealGame, other: DealGame): number =>
  one.played.began - other.played.began || byName(one.table, other.table);

/** A game of the day that began when the day was over. */
export const isLate = (day: string, began: number): boolean => day !== '' && began >= endOf(day);

/**
 * Why games do not count. Whoever has sat at a game of the deal knows its cards: from then on every table with that person is a
 * repetition, however the first game ended. A deal of the day counts if the table was made for that day and began on it.
 */
export function asidesOf(games: readonly DealGame[], day: string | undefined): Map<DealGame, Aside> {
  const knowing = new Set<string>();
  const found = new Map<DealGame, Aside>();
  for (const game of games.filter(({ played }) => played.began > 0).toSorted(byBeginning)) {
    const { people, began } = game.played;
    const isMadeForIt = day === undefined || game.about.day === day;
    const isNew = isMadeForIt && people.every((person) => !knowing.has(person));
    if (!isNew) found.set(game, 'repeat');
    else if (isLate(day ?? '', began)) found.set(game, 'late');
    for (const person of people) knowing.add(person);
  }
  return found;
}

/** Those that count first, the better ones first, those that went alike by when they ended. */
export function inOrder<Game extends Finished>(
  games: readonly Game[],
  asideOf: (game: Game) => Aside | undefined,
): Standing<Game>[] {
  const sorted = games
    .map((game) => ({ game, rank: rankOfGame(game), aside: asideOf(game) }))
    .toSorted(
      (one, other) =>
        byName(one.rank, other.rank) ||
        one.game.played.end.at - other.game.played.end.at ||
        byName(one.game.table, other.game.table),
    );
  const counted = sorted.filter(({ aside }) => aside === undefined);
  return [
    ...counted.map(({ game, rank }) => ({ game, place: 1 + counted.findIndex((one) => one.rank === rank) })),
    ...sorted.flatMap(({ game, aside }) => (aside === undefined ? [] : [{ game, aside }])),
  ];
}

/** The games that are over. */
export function standings<Game extends DealGame>(
  games: readonly Game[],
  day: string | undefined,
): Standing<Game & Finished>[] {
  const asides = asidesOf(games, day);
  return inOrder(games.filter(isFinished), (game) => asides.get(game));
}

/** A standing as somebody may read it. */
export function resultOf({ game, place, aside }: Standing, reader: string | undefined): DealResult {
  const { about, played, table } = game;
  const { at, turns, goals, outbreaks, cardsLeft, undone, hinted } = played.end;
  const isMine = reader !== undefined && played.people.includes(reader);
  return {
    names: [...new Set(about.seats.flatMap(({ name }) => (name === undefined ? [] : [name])))],
    bots: about.seats.flatMap(({ bot }) => (bot === undefined ? [] : [bot])),
    ending: about.ending ?? 'abandoned',
    turns,
    goals,
    outbreaks,
    cardsLeft,
    undone,
    hinted,
    ended: new Date(at).toISOString(),
    ...(place === undefined ? {} : { place }),
    ...(aside === undefined ? {} : { aside }),
    mine: isMine ? 'yes' : 'no',
    ...(isMine ? { table } : {}),
  };
}
