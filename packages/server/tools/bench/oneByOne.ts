// A store that gives every append a commit of its own: what durability would cost without sharing commits.
import type { Appended, Store } from '@cordon/tables';

export function oneByOne(store: Store): Store {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    append(append) {
      const appended: Promise<Appended> = last.then(() => store.append(append));
      last = appended.catch(() => {});
      return appended;
    },
  };
}
