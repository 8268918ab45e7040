// The deal of a day as the server tells it, or this device where there is no server.
import type { Answers } from '@cordon/protocol';
import { useEffect, useState } from 'react';
import type { Channel } from '../../../channel/channel.ts';
import { onlineChannel } from '../../../channel/onlineChannel.ts';
import { localChannel } from '../../../local/localChannel.ts';

export interface Daily {
  readonly place: 'local' | 'online';
  readonly channel: Channel;
  readonly deal: Answers['daily'];
}

/** So long a server is waited for before the deal of this device is shown. */
const PATIENCE = 4000;
/** So often it is asked again while somebody looks: soon where bots are at it, else seldom. */
const SOON = 5000;
const SELDOM = 60_000;
/** A list tells so many at once. */
const PAGE = 50;

type Place = Pick<Daily, 'place' | 'channel'>;

async function findPlace(): Promise<Place> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), PATIENCE);
  });
  const online = onlineChannel().then(async (channel) => {
    await channel.ask<'listed'>({ type: 'listed' });
    return channel;
  });
  const channel = await Promise.race([online, late]).catch(() => 'late' as const);
  return channel === 'late'
    ? { place: 'local', channel: await localChannel() }
    : { place: 'online', channel };
}

/** All results up to so many. */
async function askFor({ channel }: Place, day: string | undefined, shown: number): Promise<Answers['daily']> {
  const asking = { type: 'daily', ...(day === undefined ? {} : { day }) } as const;
  const first = await channel.ask<'daily'>(asking);
  const results = [...first.results];
  while (results.length < Math.min(shown, first.total)) {
    const next = await channel.ask<'daily'>({ ...asking, from: results.length });
    if (next.results.length === 0) break;
    results.push(...next.results);
  }
  return { ...first, results };
}

export function useDaily(day: string | undefined, shown: number): Daily | undefined {
  const [place, setPlace] = useState<Place>();
  const [daily, setDaily] = useState<Daily>();
  useEffect(() => {
    let isGone = false;
    findPlace().then(
      (found) => (isGone ? undefined : setPlace(found)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (place === undefined) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      const deal = await askFor(place, day, Math.max(shown, PAGE));
      if (isGone) return;
      setDaily({ ...place, deal });
      timer = setTimeout(again, deal.botsPlay.length > 0 ? SOON : SELDOM);
    };
    const again = (): void => {
      if (document.visibilityState === 'visible') read().catch(() => undefined);
      else timer = setTimeout(again, SELDOM);
    };
    read().catch(() => undefined);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [place, day, shown]);
  return daily;
}
