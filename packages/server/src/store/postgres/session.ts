// One connection that is made again when it is lost, but not too often.
import { StoreTrouble } from '@cordon/tables';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { reason } from './trouble.ts';

export interface Session {
  /** Does something with the connection; a way to PostgreSQL that was lost is made again first. */
  use<Value>(work: (client: Client) => Promise<Value>): Promise<Value>;
  /** Gives a connection up that can no longer be trusted. */
  discard(client: Client): void;
  close(): Promise<void>;
}

const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 5000;

/** How long to wait before trying once more, in milliseconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** Math.min(failures, 10));

const unreachable = (error: unknown): StoreTrouble =>
  new StoreTrouble('away', `PostgreSQL cannot be reached: ${reason(error)}.`, error);

/** `prepare` is called with each new connection before anything else. */
export function openSession(config: ClientConfig, prepare: (client: Client) => Promise<void>): Session {
  let current: Client | undefined;
  let failures = 0;
  let notBefore = 0;
  let lastError: unknown;
  let closed: Error | undefined;

  function discard(client: Client): void {
    if (current === client) current = undefined;
    void client.end().catch(() => {});
  }

  async function connect(): Promise<Client> {
    if (Date.now() < notBefore) throw unreachable(lastError);
    const client = new Client(config);
    client.on('error', () => {
      discard(client);
    });
    client.on('end', () => {
      discard(client);
    });
    try {
      await client.connect();
      await prepare(client);
    } catch (error) {
      discard(client);
      lastError = error;
      notBefore = Date.now() + pauseAfter(failures);
      failures += 1;
      throw unreachable(error);
    }
    failures = 0;
    current = client;
    return client;
  }

  return {
    use: async (work) => {
      if (closed !== undefined) throw closed;
      return work(current ?? (await connect()));
    },
    discard,
    close: async () => {
      closed ??= new Error('The store is closed.');
      await current?.end();
    },
  };
}
