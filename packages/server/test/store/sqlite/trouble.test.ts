// What happens when the process, its thread or the disk fails.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../../folders.ts';
import { entry, numbersOf, upTo } from '../../../../tables/test/store/samples.ts';
import { acknowledged, faults, startChild } from './child.ts';

const newFile = () => join(temporaryFolder(), 'cordon.sqlite');

async function open(file: string, busyMilliseconds = 5000) {
  const store = await openSqlite({ file, busyMilliseconds });
  onTestFinished(() => store.close());
  return store;
}

describe('a SQLite file in trouble', () => {
  it('holds everything that was acknowledged before the process was killed, and nothing is printed', async () => {
    const file = newFile();
    for (const count of [50, 300, 700]) {
      const child = startChild(file, 'unlimited');
      await child.said(count);
      await child.kill();
      expect(child.errors()).toBe('');
      const store = await open(file);
      expect(await faults(store, child.lines)).toEqual([]);
      expect(acknowledged(child.lines).size).toBe(10);
      await store.close();
    }
  });

  it('says so when the disk refuses, and has kept what was acknowledged', async () => {
    const file = newFile();
    const child = startChild(file, 2048);
    await child.ended();
    const words = child.lines.filter((line) => !line.startsWith('acknowledged'));
    expect(words[0]).toMatch(
      /^append: StoreTrouble: .*cordon\.sqlite could not be written: disk I\/O error/u,
    );
    expect(words.at(-1)).toBe('closed');
    expect(acknowledged(child.lines).size).toBe(10);
    expect(await faults(await open(file), child.lines)).toEqual([]);
  });

  it('is full for a while: it can be read, takes nothing, and goes on when there is room', async () => {
    const file = newFile();
    const store = await openSqlite({ file, mostPages: 60 });
    onTestFinished(() => store.close());
    const body = 'x'.repeat(4000);
    let last = 0;
    const fill = async (): Promise<unknown> => {
      for (;;)
        try {
          await store.append(entry('one', last, { bodies: [body] }));
          last += 1;
        } catch (error) {
          return error;
        }
    };
    expect(await fill()).toMatchObject({ name: 'StoreTrouble', kind: 'full' });
    expect(last).toBeGreaterThan(5);
    expect(await numbersOf(store, 'one')).toEqual(upTo(last));
    // A batch of many is refused as one.
    const many = await Promise.allSettled(
      upTo(20).map((number) => store.append(entry(`table ${number}`, 0, { bodies: [body, body] }))),
    );
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 'rejected'));
    const other = new DatabaseSync(file);
    other.exec("DELETE FROM entries WHERE table_id = 'one' AND number > 1");
    other.close();
    expect(await store.append(entry('two', 0, { bodies: [body] }))).toBe('appended');
    await store.check();
  });

  it('rejects what is under way and what comes later when its thread ends', async () => {
    const started = new Promise<Worker>((resolve) => {
      process.once('worker', resolve);
    });
    const file = newFile();
    const store = await open(file);
    await store.append(entry('one', 0));
    const pending = Promise.allSettled(upTo(50).map((number) => store.append(entry('one', number))));
    await (await started).terminate();
    const outcomes = await pending;
    const kept = outcomes.findIndex(({ status }) => status === 'rejected');
    expect(kept).toBeGreaterThanOrEqual(0);
    expect(outcomes.slice(kept).every(({ status }) => status === 'rejected')).toBe(true);
    await expect(store.append(entry('two', 0))).rejects.toThrow('can no longer be written');
    await expect(store.check()).rejects.toThrow('the thread that writes has ended');
    await store.close();
    const again = await open(file);
    expect((await numbersOf(again, 'one')).length).toBeGreaterThanOrEqual(1 + kept);
  });

  it('lives on when it is given something that cannot be sent to its thread', async () => {
    const store = await open(newFile());
    const strange = { ...entry('one', 0), log: () => {} };
    await expect(store.append(strange)).rejects.toThrow('cannot be sent to the thread that writes');
    expect(await store.append(entry('one', 0))).toBe('appended');
  });

  it('reads on while another program holds the file, and writes when that lets go', async () => {
    const file = newFile();
    const store = await open(file, 1);
    await store.append(entry('one', 0));
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.append(entry('one', 1))).rejects.toThrow('could not be written: database is locked');
    await expect(store.check()).rejects.toThrow('locked');
    expect(await numbersOf(store, 'one')).toEqual([1]);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append(entry('one', 1))).toBe('appended');
    await store.check();
  });
});
