// Asks the store now and then whether it still takes writes, and says when only a new start helps.
import { StoreTrouble, type Store } from '@cordon/tables';

/** How often the store is asked, and after how many failures in a row it is given up. */
const CHECK_EVERY = 10_000;
const MOST_FAILURES = 3;

export interface WatchOptions {
  readonly onWrites?: (writes: 'yes' | 'no') => void;
  readonly every?: number;
}

/** A full disk and a lost database come back by themselves; a store that is broken is looked at by a new process. */
export function watchStore(
  store: Pick<Store, 'check'>,
  { onWrites = () => {}, every = CHECK_EVERY }: WatchOptions = {},
): { readonly broken: Promise<void>; readonly stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let failures = 0;
  const look = async (): Promise<void> => {
    try {
      await store.check();
      onWrites('yes');
      failures = 0;
    } catch (error) {
      onWrites('no');
      failures = error instanceof StoreTrouble && error.kind === 'broken' ? failures + 1 : 0;
      if (failures >= MOST_FAILURES) resolve();
    }
  };
  const timer = setInterval(() => void look(), every);
  return { broken: promise, stop: () => clearInterval(timer) };
}
