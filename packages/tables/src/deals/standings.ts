// Compares the games of one deal: who won sooner, who came further, and which of them count.
import type { About, DealResult } from '@cordon/protocol';
import type { Played, PlayedEnd } from '../store/about.ts';
import { endOf } from './day.ts';

/** A game of the deal as it is kept. */
export interface DealGame {
  readonly table: string;
  readonly about: About;
  readonly played: Played;
}

interface Finished extends DealGame {
  readonly played: Played & { readonly end: PlayedEnd };
}

export interface Standing {
  readonly game: Finished;
  readonly place?: number;
  readonly aside?: 'repeat' | 'late';
}

const isFinished = (game: DealGame): game is Finished => game.played.end !== undefined;

const isWon = ({ about }: DealGame): boolean => about.ending === 'won';

/**
 * Won before lost before given up. Of two that won, the one in fewer turns, then with fewer outbreaks; of two that lost, the one
 * with more goals, then with fewer outbreaks, then the one that held out longer.
 */
function compare(one: Finished, other: Finished): number {
  const [a, b] = [one.played.end, other.played.end];
  const rank = (game: Finished): number => (isWon(game) ? 0 : game.about.ending === undefined ? 2 : 1);
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (isWon(one)) return a.turns - b.turns || a.outbreaks - b.outbreaks;
  return b.goals - a.goals || a.outbreaks - b.outbreaks || b.turns - a.turns;
}

const byBeginning = (one: DealGame, other: DealGame): number =>
  one.played.began - other.played.began || one.table.localeCompare(other.table);

/**
 * Why games do not count. Whoever has sat at a game of the deal knows its cards: from then on every table with that person is a
 * repetition, however the first game ended. A deal of the day counts if the table was made for that day and began on it.
 */
function asides(games: readonly DealGame[], day: string | undefined): Map<DealGame, 'repeat' | 'late'> {
  const knowing = new Set<string>();
  const found = new Map<DealGame, 'repeat' | 'late'>();
  for (const game of games.filter(({ played }) => played.began > 0).toSorted(byBeginning)) {
    const { people, began } = game.played;
    const isMadeForIt = day === undefined || game.about.day === day;
    const isNew = isMadeForIt && people.every((person) => !knowing.has(person));
    if (!isNew) found.set(game, 'repeat');
    else if (day !== undefined && began >= endOf(day)) found.set(game, 'late');
    for (const person of people) knowing.add(person);
  }
  return found;
}

/** The games that are over, those that count first, the better ones first. */
export function standings(games: readonly DealGame[], day: string | undefined): Standing[] {
  const aside = asides(games, day);
  const over = games
    .filter(isFinished)
    .toSorted((one, other) => compare(one, other) || one.played.end.at - other.played.end.at);
  const counted = over.filter((game) => !aside.has(game));
  const places = counted.map((game) => 1 + counted.findIndex((other) => compare(other, game) === 0));
  return [
    ...counted.map((game, index) => ({ game, place: places[index]! })),
    ...over.flatMap((game) => {
      const why = aside.get(game);
      return why === undefined ? [] : [{ game, aside: why }];
    }),
  ];
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
