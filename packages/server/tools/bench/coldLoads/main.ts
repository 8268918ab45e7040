// How long it takes to bring a table back from each store, and what a table weighs that is loaded and used by nobody.
import { join } from 'node:path';
import { Registry } from '@cordon/tables';
import { makeTableId, type Summary } from '@cordon/tables/inner';
import { makeMetrics } from '../../../src/metrics.ts';
import { openStore, type StorePlace } from '../../../src/store/open.ts';
import { playedLog } from '../games.ts';
import { median, spread, type Spread } from '../quantiles.ts';

export interface ColdLoads {
  readonly tables: number;
  readonly entries: { readonly least: number; readonly median: number; readonly most: number };
  readonly sqlite: Loaded;
  readonly postgres: Loaded;
}

export interface Loaded {
  /** To load a table. */
  readonly milliseconds: Spread;
  /** Of a table that is loaded and followed by nobody: what the collector cannot take. */
  readonly bytesPerTable: number;
}

const [folder = '', count = '', url = ''] = process.argv.slice(2);
/** These only warm the compiler up, as a server that runs is. */
const WARM = 0.25;

interface Log {
  readonly id: string;
  readonly bodies: readonly string[];
}

const logs = Array.from({ length: Number(count) }, (_, index): Log => {
  return { id: makeTableId(), bodies: playedLog(index).map((entry) => JSON.stringify(entry)) };
});

async function write(place: StorePlace): Promise<void> {
  const store = await openStore(place);
  const summary: Summary = { status: 'over', listed: 'no', botDue: 'no', about: '{}' };
  for (const { id, bodies } of logs)
    await store.append({ table: id, after: 0, at: Date.now(), bodies, summary });
  await store.close();
}

function used(): number {
  for (let times = 0; times < 4; times++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function load(place: StorePlace): Promise<Loaded> {
  const store = await openStore(place);
  const registry = new Registry({
    store,
    now: Date.now,
    metrics: makeMetrics(),
    link: () => undefined,
    noticed: () => {},
    unreadable: () => {},
    trouble(error) {
      throw error;
    },
  });
  const warm = Math.floor(logs.length * WARM);
  for (const { id } of logs.slice(0, warm)) await registry.read(id);
  const cold = logs.slice(warm);
  const before = used();
  const times: number[] = [];
  for (const { id } of cold) {
    const began = performance.now();
    await registry.read(id);
    times.push(performance.now() - began);
  }
  const bytesPerTable = Math.round((used() - before) / cold.length);
  await store.close();
  return { milliseconds: spread(times), bytesPerTable };
}

async function measure(place: StorePlace): Promise<Loaded> {
  await write(place);
  return load(place);
}

const lengths = logs.map(({ bodies }) => bodies.length);
const result: ColdLoads = {
  tables: logs.length,
  entries: { least: Math.min(...lengths), median: median(lengths), most: Math.max(...lengths) },
  sqlite: await measure({ kind: 'sqlite', file: join(folder, 'cold.db') }),
  postgres: await measure({ kind: 'postgres', url }),
};
console.log(JSON.stringify(result));
