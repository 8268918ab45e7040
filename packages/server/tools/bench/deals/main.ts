// How long it takes to ask for the results of a deal, and to write one more, with more and more games of the same deal.
//
//   node packages/server/tools/bench/deals/main.ts [games] [--postgres URL]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Append, Store } from '@cordon/tables';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';

const { values, positionals } = parseArgs({
  options: { postgres: { type: 'string' } },
  allowPositionals: true,
});
const games = Number(positionals[0] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'cordon-deals-'));
const DEAL = `bench ${String(process.pid)}`;
const TIMES = 50;

/** A guest's game of the day; every tenth is a second one. */
function game(number: number): Append {
  const guest = `guest ${String(number % 10 === 9 ? number - 1 : number)}`;
  const rank = `${number % 3 === 0 ? '0' : '1'} ${String(5 + (number % 40)).padStart(4, '0')} ${String(number % 8)}`;
  return {
    table: `${DEAL} ${String(number)}`,
    after: 0,
    at: number,
    bodies: ['{}'],
    summary: { status: 'over', listed: 'no', botDue: 'no', deal: DEAL, about: '{}' },
    play: {
      day: '2026-11-20',
      people: [guest],
      began: 1000 + number,
      late: 'no',
      bots: 'no',
      end: { rank, at: 2000 + number },
    },
  };
}

async function median(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return `${times[TIMES >> 1]!.toFixed(2)} ms`;
}

async function measure(name: string, store: Store): Promise<void> {
  let written = 0;
  for (let size = games / 100; size <= games; size *= 10) {
    while (written < size) {
      const until = Math.min(size, written + 1000);
      const batch = Array.from({ length: until - written }, (_, index) => game(written + index));
      await Promise.all(batch.map((append) => store.append(append)));
      written = until;
    }
    const query = { guest: `guest ${String(size >> 1)}`, from: 0, limit: 50 };
    const { total } = await store.dealGames(DEAL, query);
    const first = await median(() => store.dealGames(DEAL, query));
    const last = await median(() => store.dealGames(DEAL, { ...query, from: total - 50 }));
    const write = await median(() => store.append(game(written++)));
    console.log(
      `${name}: ${String(total)} games: first page ${first}, last page ${last}, one more game ${write}`,
    );
  }
  await store.close();
}

await measure('SQLite', await openSqlite({ file: join(folder, 'cordon.sqlite') }));
if (values.postgres !== undefined) await measure('PostgreSQL', await openPostgres({ url: values.postgres }));
rmSync(folder, { recursive: true });
