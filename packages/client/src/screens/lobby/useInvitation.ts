// Somebody who came by an invitation may pass it on: the key in the address is kept, if it is that of an invitation and no other.
import type { TableInfo } from '@cordon/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { keepKeys } from '../../tables/keys.ts';
import type { TableStore } from '../../table/tableStore.ts';

/** The key of a seat gives a seat, that of watchers no right to sit down; where everybody may, none is needed. */
export function isInvitation({ you, listed }: Pick<TableInfo, 'you' | 'listed'>): boolean {
  return you.seats.length === 0 && you.host === 'no' && you.maySit === 'yes' && listed === 'no';
}

export function useInvitation(table: TableStore): void {
  const info = useStore(table, (state) => state.model.info);
  const key = info !== undefined && isInvitation(info) ? location.hash.slice(1) : '';
  useEffect(() => {
    if (key !== '') keepKeys(table.table, { invite: key });
  }, [key, table]);
}
