// The analysis of a table, wherever it is kept; the key of a table on a server stands behind the # of the link.
import { use, useEffect, useState } from 'react';
import type { Channel } from '../../channel/channel.ts';
import { onlineChannel } from '../../channel/onlineChannel.ts';
import { Frame } from '../../frame/Frame.tsx';
import { Waiting } from '../../frame/Waiting.tsx';
import { localChannel } from '../../local/localChannel.ts';
import { openTable, type TableStore } from '../../table/tableStore.ts';
import type { TablePlace } from '../../tables/paths.ts';
import { AnalysisScreen } from './AnalysisScreen.tsx';

export interface AnalysisRouteProps {
  readonly table: string;
  readonly place: TablePlace;
}

export function AnalysisRoute({ table, place }: AnalysisRouteProps) {
  const opening: Promise<Channel> = place === 'local' ? localChannel() : onlineChannel();
  const channel = use(opening);
  const [store, setStore] = useState<TableStore>();
  useEffect(() => {
    const key = location.hash.slice(1);
    const opened = openTable(channel, { table, key: key === '' ? undefined : key });
    setStore(opened);
    return () => opened.close();
  }, [channel, table]);
  return <Frame>{store === undefined ? <Waiting /> : <AnalysisScreen table={store} place={place} />}</Frame>;
}
