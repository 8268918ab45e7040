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

/** The server, or this device as soon as it is clear that the server does not answer. */
export async function findPlace(signal: AbortSignal): Promise<Place> {
  const waiting = new AbortController();
  const stop = AbortSignal.any([signal, waiting.signal]);
  try {
    const channel = await onlineChannel();
    const late = setTimeout(() => waiting.abort(), PATIENCE);
    const forget = channel.onLink((link) => {
      if (link !== 'open' && link !== 'connecting') waiting.abort();
    });
    if (channel.link === 'waiting' || channel.link === 'ended') waiting.abort();
    try {
      await channel.ask<'listed'>({ type: 'listed' }, { signal: stop });
      return { place: 'online', channel };
    } finally {
      clearTimeout(late);
      forget();
    }
  } catch {
    return { place: 'local', channel: await localChannel() };
  }
}

/** All results up to so many. */
async function askFor(
  { channel }: Place,
  {
    day,
    shown,
    signal,
  }: { readonly day: string | undefined; readonly shown: number; readonly signal: AbortSignal },
): Promise<Answers['daily']> {
  const asking = { type: 'daily', ...(day === undefined ? {} : { day }) } as const;
  const first = await channel.ask<'daily'>(asking, { signal });
  const results = [...first.results];
  while (results.length < Math.min(shown, first.total)) {
    const next = await channel.ask<'daily'>({ ...asking, from: results.length }, { signal });
    if (next.results.length === 0) break;
    results.push(...next.results);
  }
  return { ...first, results };
}

export interface Asking {
  /** Nobody is asked for what nobody looks at. */
  readonly isSeen: () => boolean;
  readonly onFailure: () => void;
}

/** Asks now, and again after as many milliseconds as the answer says; after a failure, later. Returns how to stop. */
export function keepAsking(
  ask: (signal: AbortSignal) => Promise<number>,
  { isSeen, onFailure }: Asking,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number): void => {
    if (!signal.aborted) timer = setTimeout(() => (isSeen() ? void askOnce() : wait(SELDOM)), milliseconds);
  };
  const askOnce = async (): Promise<void> => {
    try {
      wait(await ask(signal));
    } catch {
      if (!signal.aborted) onFailure();
      wait(SELDOM);
    }
  };
  void askOnce();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

/** `missing`: neither the server nor this device tells the deal. */
export function useDaily(day: string | undefined, shown: number): Daily | 'asking' | 'missing' {
  const [place, setPlace] = useState<Place>();
  const [daily, setDaily] = useState<Daily | 'asking' | 'missing'>('asking');
  useEffect(() => {
    const stop = new AbortController();
    findPlace(stop.signal).then(
      (found) => (stop.signal.aborted ? undefined : setPlace(found)),
      () => setDaily('missing'),
    );
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (place === undefined) return undefined;
    return keepAsking(
      async (signal) => {
        const deal = await askFor(place, { day, shown: Math.max(shown, PAGE), signal });
        if (!signal.aborted) setDaily({ ...place, deal });
        return deal.botsPlay.length > 0 ? SOON : SELDOM;
      },
      {
        isSeen: () => document.visibilityState === 'visible',
        onFailure: () => setDaily((now) => (now === 'asking' ? 'missing' : now)),
      },
    );
  }, [place, day, shown]);
  return daily;
}
