// The deal of the day comes from the server, and from this device as soon as the server is known to be away or silent.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channel, LinkState } from '../../../../src/channel/channel.ts';
import { findPlace } from '../../../../src/screens/home/daily/useDaily.ts';

const halls = vi.hoisted(() => ({
  online: vi.fn<() => Promise<unknown>>(),
  local: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../../../src/channel/onlineChannel.ts', () => ({ onlineChannel: halls.online }));
vi.mock('../../../../src/local/localChannel.ts', () => ({ localChannel: halls.local }));

/** A server that answers when it is told to. */
class Server implements Pick<Channel, 'link' | 'ask' | 'onLink'> {
  link: LinkState = 'connecting';
  readonly listeners = new Set<(link: LinkState) => void>();
  readonly #answer = Promise.withResolvers<never>();

  readonly ask: Channel['ask'] = (_, options) => {
    options?.signal?.addEventListener('abort', () => this.#answer.reject(new Error('aborted')));
    if (options?.signal?.aborted === true) this.#answer.reject(new Error('aborted'));
    return this.#answer.promise;
  };

  readonly onLink: Channel['onLink'] = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  answer(): void {
    this.#answer.resolve({} as never);
  }

  become(link: LinkState): void {
    this.link = link;
    for (const listener of this.listeners) listener(link);
  }
}

const here = { here: 'yes' };
let server: Server;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  halls.online.mockResolvedValue(server);
  halls.local.mockResolvedValue(here);
});

afterEach(() => {
  vi.useRealTimers();
});

const found = (): ReturnType<typeof findPlace> => findPlace(new AbortController().signal);

test('a server that answers tells it', async () => {
  const place = found();
  await vi.advanceTimersByTimeAsync(0);
  server.become('open');
  server.answer();
  expect(await place).toEqual({ place: 'online', channel: server });
  expect(server.listeners.size).toBe(0);
});

test.each(['waiting', 'ended'] as const)('a link that is %s is not waited for', async (link) => {
  server.link = link;
  expect(await found()).toEqual({ place: 'local', channel: here });
  expect(vi.getTimerCount()).toBe(0);
});

test('a link that breaks is not waited for', async () => {
  const place = found();
  await vi.advanceTimersByTimeAsync(0);
  server.become('waiting');
  expect(await place).toEqual({ place: 'local', channel: here });
  expect(server.listeners.size).toBe(0);
});

test('a server that says nothing is given up after some seconds', async () => {
  const place = found();
  await vi.advanceTimersByTimeAsync(0);
  server.become('open');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await place).toEqual({ place: 'local', channel: here });
});

test('a page that cannot reach the server at all asks this device', async () => {
  halls.online.mockRejectedValue(new Error('no network'));
  expect(await found()).toEqual({ place: 'local', channel: here });
});
