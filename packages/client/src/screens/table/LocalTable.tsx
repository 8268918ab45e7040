// A table that is kept in this browser.
import { use } from 'react';
import { localChannel } from '../../local/localChannel.ts';
import { TableScreen } from './TableScreen.tsx';

export function LocalTable({ table }: { readonly table: string }) {
  const channel = use(localChannel());
  return <TableScreen key={table} channel={channel} table={table} place="local" />;
}
