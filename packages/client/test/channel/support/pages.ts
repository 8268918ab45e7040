// Pages of tests: links of guests to a real server, all of which end with the test.
import { onTestFinished } from 'vitest';
import { guestCookie } from '../../../../server/test/support/client.ts';
import { openSocket, type SocketChannel, type SocketParts } from '../../../src/channel/socketChannel.ts';
import type { LinkState } from '../../../src/channel/channel.ts';

/** Nobody in a test has to wait long for the next try. */
const SOON = { firstPause: 10, longestPause: 100 };

/** A socket of Node shows a cookie as a browser would. */
export function socketWith(cookie: string | undefined): (url: string) => WebSocket {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const Socket = WebSocket as unknown as new (url: string, init: object) => WebSocket;
  return (url) => new Socket(url, { headers });
}

export interface Visitor {
  readonly http: string;
  /** Nobody's cookie where it is left out. */
  readonly name?: string;
}

/** The link of a guest of this name. */
export async function enter(
  { http, name }: Visitor,
  { patience, ...parts }: SocketParts,
): Promise<SocketChannel> {
  const cookie = name === undefined ? undefined : await guestCookie(http, name);
  const channel = openSocket({
    makeSocket: socketWith(cookie),
    wakeUps: () => () => {},
    ...parts,
    patience: { ...SOON, ...patience },
  });
  onTestFinished(() => channel.close());
  return channel;
}

export async function untilLink(channel: SocketChannel, link: LinkState): Promise<void> {
  if (channel.link === link) return;
  await new Promise<void>((resolve) => {
    const stop = channel.onLink((now) => {
      if (now !== link) return;
      stop();
      resolve();
    });
  });
}
