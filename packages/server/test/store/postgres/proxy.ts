// A way to PostgreSQL that tests can cut, block, or cut at a chosen word.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Proxy {
  /** The address of the database by this way. */
  readonly url: string;
  /** Ends all connections and takes no more. */
  close(): Promise<void>;
  /** Takes connections again, at the same address. */
  reopen(): Promise<void>;
  /** From now on connections live and carry nothing, until they are cut. */
  block(): void;
  unblock(): void;
  /** The connection that next sends this word reaches PostgreSQL with it, and is cut before the answer comes back. */
  cutAfter(word: string): void;
}

export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let blocked: 'yes' | 'no' = 'no';
  let word: string | undefined;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let mute: 'yes' | 'no' = 'no';
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => {
      if (blocked === 'yes') return;
      if (word !== undefined && data.includes(word)) {
        word = undefined;
        mute = 'yes';
      }
      far.write(data);
    });
    far.on('data', (data) => {
      if (mute === 'yes') near.destroy();
      else if (blocked === 'no') near.write(data);
    });
  });

  async function listen(at: number): Promise<number> {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port.');
    return address.port;
  }

  const own = await listen(0);
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(own);

  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  onTestFinished(async () => {
    if (server.listening) await close();
  });

  return {
    url: url.href,
    close,
    reopen: async () => {
      await listen(own);
    },
    block: () => {
      blocked = 'yes';
    },
    unblock: () => {
      blocked = 'no';
    },
    cutAfter: (chosen) => {
      word = chosen;
    },
  };
}
