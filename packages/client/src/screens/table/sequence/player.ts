// Shows one thing after the other, each for its time. What waits too long gives way: nobody watches the past for minutes.
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Shown<Frame> {
  readonly frame: Frame;
  /** Milliseconds. */
  readonly time: number;
  /** After its time it stays until the next one comes. */
  readonly held?: 'yes';
}

export interface PlayerState<Frame> {
  readonly now: Frame | undefined;
}

export interface Player<Frame> {
  readonly store: StoreApi<PlayerState<Frame>>;
  push(shown: readonly Shown<Frame>[]): void;
  /** Shows nothing any more. */
  clear(): void;
}

const MOST = 9;

export function makePlayer<Frame>(): Player<Frame> {
  const store = createStore<PlayerState<Frame>>(() => ({ now: undefined }));
  let shownNow: Shown<Frame> | undefined;
  let waiting: readonly Shown<Frame>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (now: Frame | undefined): void => {
    if (store.getState().now !== now) store.setState({ now });
  };
  /** Everything that is shown has a timer, so nothing behind it waits for ever; one that is held just has nothing to do. */
  function next(): void {
    timer = undefined;
    const [first, ...rest] = waiting;
    if (first === undefined && shownNow?.held === 'yes') return;
    waiting = rest;
    shownNow = first;
    show(first?.frame);
    if (first !== undefined) timer = setTimeout(next, first.time);
  }
  return {
    store,
    push(shown) {
      if (shown.length === 0) return;
      waiting = [...waiting, ...shown].slice(-MOST);
      if (timer === undefined) next();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      shownNow = undefined;
      show(undefined);
    },
  };
}
