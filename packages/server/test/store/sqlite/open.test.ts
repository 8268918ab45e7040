// Opening a file: it is made, it belongs to one server, and strange ones are refused.
import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../../folders.ts';
import { ALL, finished, putMixedGames } from '../../../../tables/test/store/dealSamples.ts';
import { entry, numbersOf } from '../../../../tables/test/store/samples.ts';
import { startChild } from './child.ts';

async function open(file: string) {
  const store = await openSqlite({ file });
  onTestFinished(() => store.close());
  return store;
}

/** Takes away what the third step of the schema and those after it bring. */
const UNDO_LATER_STEPS = [
  'DROP TRIGGER tables_gone',
  ...['plays', 'play_people', 'play_ranks', 'deals', 'operations', 'bans'].map(
    (table) => `DROP TABLE ${table}`,
  ),
].join(';');

describe('opening a SQLite file', () => {
  it('makes the file and its folder, for the eyes of its user alone', async () => {
    const file = join(temporaryFolder(), 'some', 'where', 'cordon.sqlite');
    const store = await open(file);
    await store.append(entry('one', 0));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
  });

  it('is not for two servers, not even under another name', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'cordon.sqlite');
    const first = await open(file);
    await expect(openSqlite({ file })).rejects.toThrow(`${file} cannot be used: another server is using it`);
    symlinkSync(file, join(folder, 'alias'));
    await expect(openSqlite({ file: join(folder, 'alias') })).rejects.toThrow('another server is using it');
    await first.append(entry('one', 0));
    await first.close();
    expect(await numbersOf(await open(file), 'one')).toEqual([1]);
  });

  it('is free again when the process that used it is killed', async () => {
    const file = join(temporaryFolder(), 'cordon.sqlite');
    const child = startChild(file, 'unlimited');
    await child.said(20);
    await expect(openSqlite({ file })).rejects.toThrow('another server is using it');
    await child.kill();
    await (await open(file)).check();
  });

  it('brings a file of the first shape to the newest', async () => {
    const file = join(temporaryFolder(), 'cordon.sqlite');
    const first = await open(file);
    await first.append(entry('one', 0));
    await first.close();
    const database = new DatabaseSync(file);
    database.exec(UNDO_LATER_STEPS);
    database.exec('DROP INDEX tables_deal; ALTER TABLE tables DROP COLUMN deal; PRAGMA user_version = 1');
    database.close();
    const later = await open(file);
    expect(await later.listedTables(10)).toMatchObject([{ table: 'one' }]);
    await later.append(finished('one', 1, 'a', ['ann']));
    expect(await later.dealGames('a', ALL)).toMatchObject({ total: 1, results: [{ row: { table: 'one' } }] });
  });

  it('puts the games in order that were there before games were kept in order', async () => {
    const file = join(temporaryFolder(), 'cordon.sqlite');
    const first = await open(file);
    await putMixedGames(first);
    const before = await first.dealGames('a', ALL);
    await first.close();
    const database = new DatabaseSync(file);
    database.exec(UNDO_LATER_STEPS);
    database.exec('PRAGMA user_version = 2');
    database.close();
    const later = await open(file);
    expect(before.total).toBeGreaterThan(10);
    expect(await later.dealGames('a', ALL)).toEqual(before);
    for (const deal of ['a', 'b', 'c'])
      expect((await later.dealGames(deal, ALL)).results.length).toBeGreaterThan(0);
  });

  it('refuses a file of a newer version and leaves it as it is', async () => {
    const file = join(temporaryFolder(), 'cordon.sqlite');
    await (await open(file)).close();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 999');
    database.close();
    await expect(openSqlite({ file })).rejects.toThrow('a newer version of Cordon (its shape is 999');
    await expect(openSqlite({ file })).rejects.toThrow('a newer version of Cordon');
  });

  it('refuses the database of something else', async () => {
    const file = join(temporaryFolder(), 'photos.sqlite');
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE photos (id INTEGER)');
    database.close();
    await expect(openSqlite({ file })).rejects.toThrow(`the database of something else (it holds 'photos')`);
  });

  it('refuses what is no database, and a path that cannot be', async () => {
    const file = join(temporaryFolder(), 'letter.txt');
    writeFileSync(file, 'Dear Ann, '.repeat(1000));
    await expect(openSqlite({ file })).rejects.toThrow(`${file} cannot be used: file is not a database`);
    const below = join(file, 'cordon.sqlite');
    await expect(openSqlite({ file: below })).rejects.toThrow(/cannot be used: (ENOTDIR|EEXIST)/);
  });
});
