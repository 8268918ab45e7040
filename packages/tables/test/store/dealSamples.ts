// Games of a deal as a table would write them down.
import { playIn } from '../../src/deals/play.ts';
import { writeAbout, type Played } from '../../src/store/about.ts';
import type { Append, DealQuery, Status, TableStore } from '../../src/store/store.ts';
import { entry } from './samples.ts';

export const DAY = '2026-11-16';
export const MORNING = Date.parse(`${DAY}T08:00:00Z`);
export const ALL: DealQuery = { guest: 'ann', from: 0, limit: 1000 };

export interface Told {
  readonly status?: Status;
  readonly day?: string;
  readonly listed?: 'yes' | 'no';
  readonly ending?: string;
  readonly began?: number;
  readonly turns?: number;
  readonly goals?: number;
  readonly outbreaks?: number;
}

/** How a table stands after the entry that follows `after`. */
export function game(
  table: string,
  after: number,
  deal: string,
  people: readonly string[],
  told: Told = {},
): Append {
  const { status = 'over', day, listed = 'no', ending, began = MORNING, ...numbers } = told;
  const isOver = status === 'over' || status === 'abandoned';
  const end = {
    at: began + 1000,
    turns: 9,
    goals: 1,
    outbreaks: 3,
    cardsLeft: 5,
    undone: 0,
    hinted: 0,
    ...numbers,
  };
  const played: Played = { people, began: status === 'gathering' ? 0 : began, ...(isOver ? { end } : {}) };
  const about = {
    game: 'base',
    players: 2,
    epidemics: 4,
    challenges: [],
    seats: [],
    waitsFor: 0,
    ...(status === 'over' ? { ending: ending ?? 'won' } : {}),
    ...(day === undefined ? {} : { day }),
  };
  const text = writeAbout(about, [], played);
  return entry(table, after, {
    summary: { status, listed, botDue: 'no', deal, about: text },
    play: playIn(text)!,
  });
}

export const finished = (table: string, after: number, deal: string, people: readonly string[]): Append =>
  game(table, after, deal, people);

/** Games of three deals of every kind: counted, repeated, late, of bots, running, given up. */
export async function putMixedGames(store: TableStore): Promise<void> {
  const kinds: readonly Told[] = [
    {},
    { ending: 'cards', goals: 2, turns: 12 },
    { status: 'abandoned', turns: 1, goals: 0 },
    { status: 'playing' },
    { status: 'gathering' },
    { began: MORNING + 86_400_000, turns: 7 },
    { listed: 'yes', outbreaks: 8 },
  ];
  for (const [place, deal] of ['a', 'b', 'c'].entries())
    for (let index = 0; index < 21; index++) {
      const people = [`guest ${String(index % 9)}`, ...(index % 4 === 0 ? ['ann'] : [])];
      const told = { ...kinds[index % kinds.length], ...(place === 0 && index % 5 > 0 ? { day: DAY } : {}) };
      await store.append(game(`${deal} ${String(index)}`, 0, deal, index === 20 ? ['cordon'] : people, told));
    }
  await store.append(entry('without a deal', 0));
}
