// A table in components: each is drawn again only when the part it selected has changed.
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { TableState, TableStore } from './tableStore.ts';

/** A selection may be a new list or object each time: its members are compared. */
export function useTable<Selected>(store: TableStore, select: (state: TableState) => Selected): Selected {
  return useStore(store, useShallow(select));
}
