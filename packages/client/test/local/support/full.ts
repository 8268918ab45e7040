// A browser whose room for data comes and goes.
import type { LocalStore } from '../../../src/local/store/indexedDbStore.ts';
import { NotKeptError } from '../../../src/local/store/notKept.ts';

/** Refuses each write for which `isFull` says so. */
export function fullAt(store: LocalStore, isFull: () => boolean): LocalStore {
  const unlessFull = <Result>(write: () => Promise<Result>): Promise<Result> =>
    isFull() ? Promise.reject(new NotKeptError(new DOMException('no room', 'QuotaExceededError'))) : write();
  return {
    ...store,
    append: (wanted) => unlessFull(() => store.append(wanted)),
    putGuest: (guest, at) => unlessFull(() => store.putGuest(guest, at)),
    setting: (name, make) => unlessFull(() => store.setting(name, make)),
  };
}
