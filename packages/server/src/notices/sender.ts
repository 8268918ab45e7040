// Sends one notice to one hook, and says what became of it.
import { mayReach, type Reach } from './addresses.ts';
import { systemClock, type Clock } from './clock.ts';
import { exchange } from './exchange.ts';
import { resolverFor, type Resolve } from './names.ts';
import type { Outcome } from './outcome.ts';
import { sign } from './signing.ts';
import { literalOf, readTarget } from './targets.ts';

/** Until a (secure) connection must stand, and until the answer must have begun; both from the start, in milliseconds. */
export const CONNECT_LIMIT = 5000;
export const WHOLE_LIMIT = 10_000;

export interface Post {
  /** The same for every try, so that the receiver can drop doubles. */
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

/** Never rejects. */
export type Send = (post: Post) => Promise<Outcome>;

export interface SenderOptions {
  readonly reach: Reach;
  readonly resolve?: Resolve;
  readonly clock?: Clock;
}

export function makeSender(options: SenderOptions): Send {
  const { reach, resolve = resolverFor(options.reach), clock = systemClock } = options;

  /** The addresses to connect to; none if there are none, or if even one of them may not be reached. */
  const addressesOf = async (url: URL, stop: AbortSignal): Promise<readonly string[]> => {
    const literal = literalOf(url);
    if (literal !== undefined) return [literal];
    const stopped = new Promise<readonly string[]>((give) => {
      stop.addEventListener('abort', () => give([]));
    });
    const found = resolve(url.hostname, stop).catch(() => []);
    const addresses = await Promise.race([found, stopped]);
    return addresses.every((address) => mayReach(reach, address)) ? addresses : [];
  };

  return async (post) => {
    const target = readTarget(post.url, reach);
    if (!target.ok) return { kind: 'bad-address' };
    const { url } = target;
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const callOffConnect = clock.after(CONNECT_LIMIT, stop);
    const callOffWhole = clock.after(WHOLE_LIMIT, stop);
    try {
      const addresses = await addressesOf(url, stopping.signal);
      if (addresses.length === 0) return { kind: 'no-address' };
      const headers = headersOf(post, clock.now());
      const { body } = post;
      const { signal } = stopping;
      return await exchange({ url, addresses, headers, body, stop: signal, connected: callOffConnect });
    } finally {
      callOffConnect();
      callOffWhole();
    }
  };
}

function headersOf(post: Post, now: number) {
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(post.body),
    'user-agent': 'Cordon',
    'cordon-delivery': post.id,
    'cordon-signature': sign(post.secret, now, post.body),
  };
}
