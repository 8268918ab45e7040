// What a store keeps of a game to put it in order among those of the same deal.
import type { About } from '@cordon/protocol';
import { readAbout, readPlayed, type Played } from '../store/about.ts';
import type { Play } from '../store/store.ts';
import { BOTS_HOST } from './botsHost.ts';
import { rankOf } from './rank.ts';
import { isLate } from './standings.ts';

/** Whether a game was one that bots play alone. */
export const isBotsOwn = (people: readonly string[]): boolean => people.includes(BOTS_HOST.id);

export function playOf({ day = '', ending }: About, { people, began, end }: Played): Play {
  return {
    day,
    people: [...new Set(people)],
    began,
    late: isLate(day, began) ? 'yes' : 'no',
    bots: isBotsOwn(people) ? 'yes' : 'no',
    ...(end === undefined ? {} : { end: { rank: rankOf(ending, end), at: end.at } }),
  };
}

/** The same from what is kept of a table; nothing where it was written before that was kept. */
export function playIn(text: string): Play | undefined {
  const [about, played] = [readAbout(text), readPlayed(text)];
  return about === undefined || played === undefined ? undefined : playOf(about, played);
}
