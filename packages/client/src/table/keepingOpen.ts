// Keeps a table as it stands, a moment after it has changed and when the page is left.
import { keepOpen } from './lastOpen.ts';
import type { TableModel } from './model.ts';
import type { TableStore } from './tableStore.ts';

/** So many milliseconds after the last change nobody is busy with it. */
const PAUSE = 700;

/** Gives back how to stop. */
export function keepingOpen(store: TableStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: TableModel | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    const { model, link } = store.getState();
    // Only what the hall has confirmed, and only a game.
    if (link !== 'open' || model === kept || model.closed !== undefined || model.boards.length === 0) return;
    kept = model;
    keepOpen(model);
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  };
  const stop = store.subscribe(soon);
  addEventListener('pagehide', keep);
  return () => {
    clearTimeout(timer);
    stop();
    removeEventListener('pagehide', keep);
  };
}
