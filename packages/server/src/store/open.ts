// Opens the store that the operator chose.
import type { Store } from '@cordon/tables';
import type { OnCommit } from './group.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';

export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface StoreEars {
  readonly onCommit?: OnCommit;
  /** Hears of trouble that the store gets over by itself. */
  readonly onTrouble?: (error: Error) => void;
}

export async function openStore(place: StorePlace, ears: StoreEars = {}): Promise<Store> {
  const { onCommit = () => {}, onTrouble = () => {} } = ears;
  return place.kind === 'sqlite'
    ? openSqlite({ file: place.file, onCommit, onTrouble })
    : openPostgres({ url: place.url, onCommit, onTrouble });
}
