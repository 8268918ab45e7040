// The tables this visitor knows, here and on the server, and those that everybody may find there.
import type { Answers, TableSummary } from '@cordon/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { Channel } from '../../channel/channel.ts';
import { onlineChannel } from '../../channel/onlineChannel.ts';
import { localChannel } from '../../local/localChannel.ts';
import { deleteTable } from '../../local/localRequests.ts';
import { takeOpen } from '../../table/lastOpen.ts';

type Listed = Answers['tables']['tables'][number];

export interface KnownTable extends Listed {
  readonly place: 'local' | 'online';
  /** Whether it waits for this visitor. */
  readonly mine: 'yes' | 'no';
}

export interface Tables {
  readonly tables: readonly KnownTable[];
  /** Tables of others that everybody may find. */
  readonly listed: readonly TableSummary[];
  readonly server: 'there' | 'missing';
  readonly remove: (table: KnownTable) => Promise<void>;
}

/** So long the list waits for a server before it says that there is none. */
const PATIENCE = 4000;
/** So often the server is asked whose turn it is, as long as somebody looks. */
const PAUSE = 15_000;

function known(place: 'local' | 'online'): (table: Listed) => KnownTable {
  return (table) => ({
    ...table,
    place,
    mine: table.status === 'playing' && table.seats.includes(table.about.waitsFor) ? 'yes' : 'no',
  });
}

const byUse = (one: KnownTable, other: KnownTable): number =>
  Number(other.mine === 'yes') - Number(one.mine === 'yes') || other.touched.localeCompare(one.touched);

interface OnServer {
  readonly own: readonly KnownTable[];
  readonly listed: readonly TableSummary[];
}

async function askServer(channel: Channel, signal: AbortSignal): Promise<OnServer> {
  const [{ tables }, { tables: listed }] = await Promise.all([
    channel.ask<'tables'>({ type: 'tables' }, { signal }),
    channel.ask<'listed'>({ type: 'listed' }, { signal }),
  ]);
  const own = new Set(tables.map(({ table }) => table));
  return { own: tables.map(known('online')), listed: listed.filter(({ table }) => !own.has(table)) };
}

function useServer(): OnServer & Pick<Tables, 'server'> {
  const [found, setFound] = useState<OnServer>({ own: [], listed: [] });
  const [server, setServer] = useState<Tables['server']>('there');
  useEffect(() => {
    const stop = new AbortController();
    const late = setTimeout(() => setServer('missing'), PATIENCE);
    const begin = async (): Promise<void> => {
      const channel = await onlineChannel();
      const read = async (): Promise<void> => {
        const answer = await askServer(channel, stop.signal);
        clearTimeout(late);
        if (stop.signal.aborted) return;
        setServer('there');
        setFound(answer);
      };
      const again = (): void => {
        if (document.visibilityState === 'visible' && channel.link === 'open') read().catch(() => undefined);
      };
      if (stop.signal.aborted) return;
      const repeat = setInterval(again, PAUSE);
      const forget = channel.onLink((link) => {
        if (link === 'open') again();
        else if (link === 'waiting') setServer('missing');
      });
      document.addEventListener('visibilitychange', again, { signal: stop.signal });
      stop.signal.addEventListener('abort', () => {
        clearInterval(repeat);
        forget();
      });
      await read();
    };
    begin().catch(() => setServer('missing'));
    return () => {
      stop.abort();
      clearTimeout(late);
    };
  }, []);
  return { ...found, server };
}

export function useTables(): Tables {
  const [local, setLocal] = useState<readonly KnownTable[]>([]);
  const { own, listed, server } = useServer();
  const readLocal = useCallback(async (): Promise<void> => {
    const channel = await localChannel();
    const { tables } = await channel.ask<'tables'>({ type: 'tables' });
    setLocal(tables.map(known('local')));
  }, []);
  useEffect(() => {
    readLocal().catch(() => undefined);
  }, [readLocal]);
  const remove = async ({ table }: KnownTable): Promise<void> => {
    takeOpen(table);
    await deleteTable(await localChannel(), table);
    await readLocal();
  };
  return { tables: [...local, ...own].toSorted(byUse), listed, server, remove };
}
