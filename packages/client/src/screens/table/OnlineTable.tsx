// A table on the server that this page came from; the key stands behind the # of the link.
import { use } from 'react';
import { onlineChannel } from '../../channel/onlineChannel.ts';
import { TableScreen } from './TableScreen.tsx';

export function OnlineTable({ table }: { readonly table: string }) {
  const channel = use(onlineChannel());
  const key = location.hash.slice(1);
  return (
    <TableScreen
      key={table}
      channel={channel}
      table={table}
      tableKey={key === '' ? undefined : key}
      place="online"
    />
  );
}
