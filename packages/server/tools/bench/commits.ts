// What durability costs with shared commits and without: the same closed load on two servers, and bare appends on two stores.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@cordon/tables';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { enterHall, makeTables, openTables } from './hall.ts';
import { measureLoad, type MeasuredLoad } from './measureLoad.ts';
import { oneByOne } from './oneByOne.ts';
import { startServerProcess } from './serverProcess.ts';

const KINDS = ['shared', 'one-by-one'] as const;
type Kind = (typeof KINDS)[number];

const TABLES = 300;
const WARM_UP_SECONDS = 4;
const SECONDS = 8;

/** As many commands as the server takes, from so many tables at once. */
export async function closedLoads(folder: string): Promise<Readonly<Record<Kind, MeasuredLoad>>> {
  const measure = async (commits: Kind): Promise<MeasuredLoad> => {
    const environment = { CORDON_DATA: join(folder, commits, 'cordon.db') };
    const server = await startServerProcess({ environment, commits, profile: undefined });
    const made = await makeTables(server.port, TABLES, 'open');
    const hall = await enterHall(server.port, made);
    await openTables(hall, made);
    await hall.crowd.closed(TABLES / 2, WARM_UP_SECONDS);
    const load = await measureLoad(server, hall, () => hall.crowd.closed(TABLES / 2, SECONDS));
    hall.close();
    await server.close();
    return load;
  };
  return { shared: await measure('shared'), 'one-by-one': await measure('one-by-one') };
}

export interface Appends {
  /** Writers, each of which waits for its own append before the next. */
  readonly writers: number;
  /** Appends a second. */
  readonly shared: number;
  readonly 'one-by-one': number;
}

export async function bareAppends(folder: string): Promise<Appends[]> {
  const results: Appends[] = [];
  for (const writers of [1, 10, 100, 1000])
    results.push({
      writers,
      shared: await appendsPerSecond(join(folder, `shared-${String(writers)}`), writers, (store) => store),
      'one-by-one': await appendsPerSecond(join(folder, `single-${String(writers)}`), writers, oneByOne),
    });
  return results;
}

async function appendsPerSecond(
  folder: string,
  writers: number,
  wrap: (store: Store) => Store,
): Promise<number> {
  mkdirSync(folder);
  const plain = await openSqlite({ file: join(folder, 'cordon.db') });
  const store = wrap(plain);
  const body = JSON.stringify({ entry: 'played', seat: 1, command: 'drive san-francisco' });
  const about = JSON.stringify({ game: 'base', players: 4, seats: ['Ada', 'Ben', 'Cleo', 'Dan'] });
  const summary = { status: 'playing', listed: 'no', botDue: 'no', about } as const;
  const began = performance.now();
  const end = began + 1000;
  let appends = 0;
  const write = async (table: string): Promise<void> => {
    for (let after = 0; performance.now() < end; after++) {
      await store.append({ table, after, at: Date.now(), bodies: [body], summary });
      appends += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, index) => write(`table${String(index)}`)));
  const seconds = (performance.now() - began) / 1000;
  await plain.close();
  return Math.round(appends / seconds);
}
