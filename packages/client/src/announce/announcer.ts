// One live region for the whole page: what is said waits its turn and is said once.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { timeFor, withWaiting, type Waiting, type Weight } from './queue.ts';

export interface Announcement {
  readonly number: number;
  readonly text: string;
}

export interface AnnouncerState {
  readonly now: Announcement | undefined;
}

export interface Announcer {
  readonly store: StoreApi<AnnouncerState>;
  /** Something that waits under the same `about` is not said any more. An answer is said at once, before all that waits. */
  announce(text: string, how?: { readonly weight?: Weight; readonly about?: string | undefined }): void;
  /** Says no more of what waits, and takes back what is being said. */
  hush(): void;
}

export function makeAnnouncer(): Announcer {
  const store = createStore<AnnouncerState>(() => ({ now: undefined }));
  let waiting: readonly Waiting[] = [];
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    timer = undefined;
    const [first, ...rest] = waiting;
    if (first === undefined) return;
    waiting = rest;
    number++;
    store.setState({ now: { number, text: first.text } });
    timer = setTimeout(next, timeFor(first.text));
  }

  return {
    store,
    announce(text, { weight = 'news', about } = {}) {
      if (text.trim() === '') return;
      if (weight === 'answer') {
        clearTimeout(timer);
        waiting = [{ text, weight, about }, ...waiting];
        next();
        return;
      }
      waiting = withWaiting(waiting, { text, weight, about });
      if (timer === undefined) next();
    },
    hush() {
      waiting = [];
      clearTimeout(timer);
      timer = undefined;
      store.setState({ now: undefined });
    },
  };
}

const page = makeAnnouncer();

export const announcer = page.store;
export const announce: Announcer['announce'] = (text, how) => page.announce(text, how);
export const hush = (): void => page.hush();
