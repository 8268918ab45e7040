// The table of this browser that was last open, as it stood: it is drawn again at once, before the hall has opened it.
import type { TableModel } from './model.ts';

const KEY = 'cordon.table';
/** Pages of other versions may read it in another way. */
const PAGE = import.meta.url;
/** More letters than this are not worth the wait. */
const MOST = 1_000_000;

interface Kept {
  readonly page: string;
  readonly model: TableModel;
}

export function keepOpen(model: TableModel): void {
  try {
    const text = JSON.stringify({ page: PAGE, model } satisfies Kept);
    if (text.length <= MOST) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing waits for the hall.
  }
}

export const isKept = (table: string): boolean => readOpen(table) !== undefined;

/** Takes it away as well: what could not be drawn is not tried again. */
export function takeOpen(table: string): TableModel | undefined {
  const model = readOpen(table);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there.
  }
  return model;
}

function readOpen(table: string): TableModel | undefined {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this very page has written it
    const { page, model } = JSON.parse(text) as Kept;
    return page === PAGE && model.id === table ? model : undefined;
  } catch {
    return undefined;
  }
}
