import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Append } from '@cordon/tables';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { temporaryFolder } from '../folders.ts';
import { ask } from '../support/postgres.ts';

/** The newest PostgreSQL of this machine that has all its tools; the one that comes with the tests has no pg_dump. */
const tools = globSync('/usr/lib/postgresql/*/bin/pg_dump')
  .sort()
  .at(-1)
  ?.replace(/pg_dump$/u, '');

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const asNobody: SpawnOptions = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

async function startInstalled(folder: string): Promise<(database: string) => string> {
  if (asNobody.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const quiet = { ...asNobody, stdio: 'ignore' } as const;
  execFileSync(`${tools}initdb`, ['-D', data, '-U', 'cordon', '-A', 'trust', '--no-sync'], quiet);
  // No port, which somebody else might take: a socket in the folder.
  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(`${tools}postgres`, flags, quiet);
  onTestFinished(async () => {
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  });
  const url = (database: string) =>
    `postgres://cordon@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await expect
    .poll(() =>
      ask(url('postgres'), 'SELECT 1').then(
        () => 'up',
        () => 'not yet',
      ),
    )
    .toBe('up');
  return url;
}

const entry = (table: string, after: number): Append => ({
  table,
  after,
  at: 1,
  bodies: [`{"after":${String(after)}}`],
  summary: { status: 'playing', listed: 'yes', botDue: 'no', about: '{}' },
});

test.skipIf(tools === undefined)(
  'a dump taken while servers write can be restored and played on',
  async () => {
    const folder = temporaryFolder();
    const url = await startInstalled(folder);
    for (const name of ['cordon', 'restored']) await ask(url('postgres'), `CREATE DATABASE ${name}`);
    const store = await openPostgres({ url: url('cordon') });
    await store.putGuest({ id: 'ada', name: 'Ada' }, 1);
    const secret = await store.setting('cookie-secret', () => 'kept');
    const tables = ['one', 'two', 'three', 'four'].map((table) => ({ table, count: 0 }));
    const writing = { going: true };
    const writers = tables.map(async (table) => {
      while (writing.going) {
        await store.append(entry(table.table, table.count));
        table.count += 1;
      }
    });
    await expect.poll(() => tables.every(({ count }) => count > 20)).toBe(true);

    const before = tables.map(({ count }) => count);
    const dump = join(folder, 'cordon.dump');
    const dumping = spawn(`${tools}pg_dump`, ['--format=custom', `--file=${dump}`, url('cordon')], asNobody);
    expect(await once(dumping, 'exit')).toEqual([0, null]);
    writing.going = false;
    await Promise.all(writers);
    await store.close();
    execFileSync(
      `${tools}pg_restore`,
      ['--exit-on-error', '--no-owner', `--dbname=${url('restored')}`, dump],
      asNobody,
    );

    const restored = await openPostgres({ url: url('restored') });
    expect(await restored.guest('ada')).toEqual({ id: 'ada', name: 'Ada' });
    expect(await restored.setting('cookie-secret', () => 'new')).toBe(secret);
    for (const [index, { table, count }] of tables.entries()) {
      const entries = await restored.read(table, 0);
      expect(entries.length).toBeGreaterThanOrEqual(before[index]!);
      expect(entries.length).toBeLessThanOrEqual(count);
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, place) => place + 1));
      expect(await restored.append(entry(table, entries.length))).toBe('appended');
    }
    await restored.close();
  },
);
