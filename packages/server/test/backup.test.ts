import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Append, Store } from '@cordon/tables';
import { expect, test } from 'vitest';
import { backUp } from '../src/backup.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { temporaryFolder } from './folders.ts';

const command = join(import.meta.dirname, '..', 'src', 'backup.ts');

const entry = (table: string, after: number): Append => ({
  table,
  after,
  at: 1,
  bodies: [`{"after":${String(after)},"padding":"${'x'.repeat(500)}"}`],
  summary: { status: 'playing', listed: 'yes', botDue: 'no', about: '{}' },
});

/** Appends to one table without pause until told to stop; `count` is how many were acknowledged. */
function keepWriting(store: Store, table: string) {
  const writing = { count: 0, going: true };
  const done = (async () => {
    while (writing.going) {
      await store.append(entry(table, writing.count));
      writing.count += 1;
    }
  })();
  return { writing, stop: () => ((writing.going = false), done) };
}

test('a backup taken while the server writes holds all that was acknowledged before, and starts as a server', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite({ file: join(folder, 'cordon.db') });
  await store.putGuest({ id: 'ada', name: 'Ada' }, 1);
  const tables = ['one', 'two', 'three'].map((table) => ({ table, ...keepWriting(store, table) }));
  const acknowledged = [];
  for (let round = 0; round < 3; round += 1) {
    // Some more has been written since the last backup.
    const before = tables.map(({ writing }) => writing.count);
    await expect
      .poll(() => tables.every(({ writing }, index) => writing.count > before[index]! + 20))
      .toBe(true);
    acknowledged.push(tables.map(({ writing }) => writing.count));
    const child = spawn(process.execPath, [
      command,
      join(folder, 'cordon.db'),
      join(folder, `copy-${String(round)}.db`),
    ]);
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
  for (const { stop } of tables) await stop();
  await store.close();

  for (const [round, counts] of acknowledged.entries()) {
    const restored = await openSqlite({ file: join(folder, `copy-${String(round)}.db`) });
    expect(await restored.guest('ada')).toEqual({ id: 'ada', name: 'Ada' });
    for (const [index, { table }] of tables.entries()) {
      const entries = await restored.read(table, 0);
      expect(entries.length).toBeGreaterThanOrEqual(counts[index]!);
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, place) => place + 1));
      expect(await restored.append(entry(table, entries.length))).toBe('appended');
    }
    await restored.close();
  }
});

test('a backup is one file for this user alone, and leaves nothing else behind', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite({ file: join(folder, 'cordon.db') });
  await store.append(entry('one', 0));
  await store.close();
  const before = readdirSync(folder);
  await backUp(join(folder, 'cordon.db'), join(folder, 'copy.db'));
  expect(readdirSync(folder).sort()).toEqual([...before, 'copy.db'].sort());
  expect(statSync(join(folder, 'copy.db')).mode & 0o777).toBe(0o600);
});

test('a backup overwrites nothing', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite({ file: join(folder, 'cordon.db') });
  await store.close();
  writeFileSync(join(folder, 'copy.db'), 'precious');
  await expect(backUp(join(folder, 'cordon.db'), join(folder, 'copy.db'))).rejects.toThrow(
    'overwrites nothing',
  );
  expect(statSync(join(folder, 'copy.db')).size).toBe(8);
});

test('what is no database of ours, or a damaged one, gives an error and no file', async () => {
  const folder = temporaryFolder();
  const to = join(folder, 'copy.db');
  await expect(backUp(join(folder, 'absent.db'), to)).rejects.toThrow('absent.db does not exist');
  writeFileSync(join(folder, 'text.db'), 'x'.repeat(5000));
  await expect(backUp(join(folder, 'text.db'), to)).rejects.toThrow('not a database');
  const other = new DatabaseSync(join(folder, 'other.db'));
  other.exec('CREATE TABLE something (x)');
  other.close();
  await expect(backUp(join(folder, 'other.db'), to)).rejects.toThrow('no tables of Cordon');
  const left = readdirSync(folder);
  expect(left.filter((name) => name.startsWith('copy'))).toEqual([]);
  expect(existsSync(to)).toBe(false);
});

test('the command says what it wants and fails when it fails', async () => {
  const child = spawn(process.execPath, [command]);
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toBe('cordon: usage: node packages/server/src/backup.ts FILE TO\n');
});
