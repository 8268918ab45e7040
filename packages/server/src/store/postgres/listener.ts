// Listens to the other processes on a connection of its own, which is made again whenever it is lost.
import type { Signal } from '@cordon/tables';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { CHANNEL } from './batch.ts';
import { pauseAfter } from './session.ts';
import { createDecoder } from './signals.ts';
import { reason } from './trouble.ts';
import type { OnTrouble } from './trouble.ts';

export interface Listener {
  hear(listener: (signal: Signal) => void, lost: () => void): void;
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly config: ClientConfig;
  /** The name under which this process sends; its own signals are not heard. */
  readonly self: string;
  /** How often to ask whether the connection still lives, in milliseconds. */
  readonly pulse: number;
  readonly onTrouble: OnTrouble;
}

/** Rejects if the first connection fails; later ones are tried again for ever. */
export async function startListener({ config, self, pulse, onTrouble }: ListenerOptions): Promise<Listener> {
  const ears: { readonly listener: (signal: Signal) => void; readonly lost: () => void }[] = [];
  const decode = createDecoder(self);
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed: 'yes' | 'no' = 'no';

  async function connect(): Promise<void> {
    const client = new Client(config);
    client.on('notification', ({ payload = '' }) => {
      for (const signal of decode(payload)) for (const { listener } of ears) listener(signal);
    });
    client.on('error', (error) => {
      lose(client, error);
    });
    client.on('end', () => {
      lose(client, new Error('the connection ended'));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (closed === 'yes') throw new Error('the store was closed');
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    current = client;
    timer = setTimeout(() => void ask(client), pulse);
  }

  /** A connection whose other end vanished without a word is found out by asking. */
  async function ask(client: Client): Promise<void> {
    try {
      await client.query('SELECT 1');
      if (current === client) timer = setTimeout(() => void ask(client), pulse);
    } catch (error) {
      lose(client, error);
    }
  }

  function lose(client: Client, error: unknown): void {
    if (current !== client) return;
    current = undefined;
    clearTimeout(timer);
    void client.end().catch(() => {});
    if (closed === 'yes') return;
    onTrouble(new Error(`The connection that listens was lost: ${reason(error)}.`, { cause: error }));
    void reconnect(0);
  }

  async function reconnect(failures: number): Promise<void> {
    try {
      await connect();
    } catch (error) {
      if (closed === 'yes') return;
      onTrouble(new Error(`The connection that listens cannot be made: ${reason(error)}.`, { cause: error }));
      timer = setTimeout(() => void reconnect(failures + 1), pauseAfter(failures));
      return;
    }
    for (const { lost } of ears) lost();
  }

  await connect();
  return {
    hear: (listener, lost) => {
      ears.push({ listener, lost });
    },
    close: async () => {
      closed = 'yes';
      clearTimeout(timer);
      await current?.end();
    },
  };
}
