// A browser without a database: nothing is there, and nothing can be kept.
import { pageOfDeal } from '@cordon/tables';
import type { LocalStore } from './indexedDbStore.ts';
import { NotKeptError } from './notKept.ts';

const none = (): Promise<never[]> => Promise.resolve([]);

/** Everything that is to be written is refused with a NotKeptError because of this error. */
export function nowhere(cause: unknown): LocalStore {
  const refuse = (): Promise<never> => Promise.reject(new NotKeptError(cause));
  return {
    append: refuse,
    read: none,
    tablesOf: none,
    listedTables: none,
    tablesOfDeal: none,
    dealGames: async (deal, query) => pageOfDeal(await none(), query),
    tablesWithBotDue: none,
    countTables: () => Promise.resolve({ gathering: 0, playing: 0, over: 0, abandoned: 0 }),
    putGuest: refuse,
    guest: () => Promise.resolve(undefined),
    setting: refuse,
    drop: () => Promise.resolve(),
    tell: () => {},
    hear: () => {},
    check: refuse,
    close: () => Promise.resolve(),
  };
}
