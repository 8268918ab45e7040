// A worker without a thread: the real hall behind the real door, on the database of the test.
import 'fake-indexeddb/auto';
import type { Thinker } from '@cordon/tables';
import { thinkHere } from '@cordon/tables/inner';
import { onTestFinished } from 'vitest';
import { openDoor, type Door } from '../../../src/local/door.ts';
import { openLocalHall } from '../../../src/local/hall.ts';
import type { ToHall } from '../../../src/local/localRequests.ts';
import { openIndexedDbStore, type LocalStore } from '../../../src/local/store/indexedDbStore.ts';
import type { HallWorker } from '../../../src/local/workerChannel.ts';

export class FakeWorker extends EventTarget implements HallWorker {
  readonly troubles: unknown[] = [];
  /** Where its bots think; another one may be put here before it begins. */
  thinker: Thinker = thinkHere();
  /** Stands between the hall and the database. */
  between: (store: LocalStore) => LocalStore = (store) => store;
  readonly #door: Door;
  #isDead = false;

  constructor(database: string) {
    super();
    const send = (text: string): void => {
      if (!this.#isDead) setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: text })));
    };
    const trouble = (error: unknown): void => void this.troubles.push(error);
    this.#door = openDoor(
      async (name) =>
        openLocalHall({
          store: this.between(await openIndexedDbStore(database)),
          thinker: this.thinker,
          name,
          send,
          trouble,
        }),
      send,
    );
    onTestFinished(() => this.#door.close());
  }

  postMessage(message: ToHall): void {
    const copy = structuredClone(message);
    if (!this.#isDead) setTimeout(() => this.#door.hear(copy));
  }

  /** Nothing more comes out; what is under way inside goes on, as a transaction of a real one does. */
  terminate(): void {
    this.#isDead = true;
  }

  /** Stops in the middle of whatever it does, bots as well. */
  async crash(): Promise<void> {
    this.#isDead = true;
    await this.#door.close();
  }
}

let databases = 0;

/** A database that no other test has. */
export function freshDatabase(): string {
  databases++;
  return `cordon ${String(databases)} ${String(Math.random())}`;
}
