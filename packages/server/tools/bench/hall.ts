// A hall of tables: all of them made, seated and opened through the protocol, as a load finds them.
import { makeGuest, openAsker } from './asker.ts';
import { Crowd } from './load.ts';
import {
  connectTable,
  makeTable,
  openSeats,
  type Ears,
  type Hands,
  type MadeTable,
  type SeatedTable,
} from './seats.ts';

/** Connections that make tables, and tables that each makes at once. */
const MAKERS = 4;
const AT_ONCE = 16;
/** Tables whose seats connect at once. */
const CONNECTING = 50;

export interface Hall {
  readonly tables: readonly SeatedTable[];
  readonly crowd: Crowd;
  /** Bytes of messages that all seats have got so far. */
  readonly bytes: () => number;
  /** Leaves without a word. */
  close(): void;
}

/** Makes and starts tables, each by the same guest on all four seats. */
export async function makeTables(port: number, count: number, hands: Hands): Promise<MadeTable[]> {
  const cookie = await makeGuest(port, 'Ada');
  const made: MadeTable[] = [];
  let begun = 0;
  const work = async (): Promise<void> => {
    const asker = await openAsker(port, cookie);
    const one = async (): Promise<void> => {
      while (begun < count) {
        begun += 1;
        made.push(await makeTable(asker, hands));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    asker.close();
  };
  await Promise.all(Array.from({ length: MAKERS }, work));
  return made;
}

/** Connects all seats of the tables; nothing is opened yet. */
export async function enterHall(port: number, made: readonly MadeTable[]): Promise<Hall> {
  const crowd = new Crowd();
  let bytes = 0;
  const ears: Ears = {
    all: (table) => crowd.heard(table),
    refused(message) {
      throw new Error(`The server refused: ${message}`);
    },
    bytes(count) {
      bytes += count;
    },
  };
  const tables: SeatedTable[] = [];
  for (let from = 0; from < made.length; from += CONNECTING) {
    const some = made.slice(from, from + CONNECTING).map(({ id }) => connectTable(id, port, ears));
    tables.push(...(await Promise.all(some)));
  }
  return {
    tables,
    crowd,
    bytes: () => bytes,
    close() {
      for (const { seats } of tables) for (const { wire } of seats) wire.close();
    },
  };
}

/** Opens all tables on all seats and waits until each has its board. */
export async function openTables({ tables, crowd }: Hall, made: readonly MadeTable[]): Promise<void> {
  for (let from = 0; from < tables.length; from += CONNECTING) {
    const some = tables.slice(from, from + CONNECTING);
    for (const [index, table] of some.entries()) openSeats(table, made[from + index]!);
    while (crowd.readyCount < from + some.length) await pause(1);
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
