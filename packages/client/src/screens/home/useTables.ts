// The tables this visitor knows, here and on the server.
import type { Answers } from '@cordon/protocol';
import { useCallback, useEffect, useState } from 'react';
import { onlineChannel } from '../../channel/onlineChannel.ts';
import { localChannel } from '../../local/localChannel.ts';
import { deleteTable } from '../../local/localRequests.ts';

type Listed = Answers['tables']['tables'][number];

export interface KnownTable extends Listed {
  readonly place: 'local' | 'online';
  /** Whether it waits for this visitor. */
  readonly mine: 'yes' | 'no';
}

export interface Tables {
  readonly tables: readonly KnownTable[];
  readonly server: 'there' | 'missing';
  readonly remove: (table: KnownTable) => Promise<void>;
}

/** So long the list waits for a server before it says that there is none. */
const PATIENCE = 4000;

function known(place: 'local' | 'online'): (table: Listed) => KnownTable {
  return (table) => ({
    ...table,
    place,
    mine: table.status === 'playing' && table.seats.includes(table.about.waitsFor) ? 'yes' : 'no',
  });
}

const byUse = (one: KnownTable, other: KnownTable): number =>
  Number(other.mine === 'yes') - Number(one.mine === 'yes') || other.touched.localeCompare(one.touched);

export function useTables(): Tables {
  const [local, setLocal] = useState<readonly KnownTable[]>([]);
  const [online, setOnline] = useState<readonly KnownTable[]>([]);
  const [server, setServer] = useState<Tables['server']>('there');
  const readLocal = useCallback(async (): Promise<void> => {
    const channel = await localChannel();
    const { tables } = await channel.ask<'tables'>({ type: 'tables' });
    setLocal(tables.map(known('local')));
  }, []);
  useEffect(() => {
    let isHere = true;
    const late = setTimeout(() => setServer('missing'), PATIENCE);
    const readOnline = async (): Promise<void> => {
      const channel = await onlineChannel();
      const { tables } = await channel.ask<'tables'>({ type: 'tables' });
      clearTimeout(late);
      if (!isHere) return;
      setServer('there');
      setOnline(tables.map(known('online')));
    };
    readLocal().catch(() => undefined);
    readOnline().catch(() => setServer('missing'));
    return () => {
      isHere = false;
      clearTimeout(late);
    };
  }, [readLocal]);
  const remove = async ({ table }: KnownTable): Promise<void> => {
    await deleteTable(await localChannel(), table);
    await readLocal();
  };
  return { tables: [...local, ...online].toSorted(byUse), server, remove };
}
