import { expect, test } from 'vitest';
import { cached } from '../../src/http/cached.ts';

test('a question is asked once within its time, and anew afterwards', async () => {
  let time = 0;
  let asked = 0;
  const ask = cached(
    1000,
    () => time,
    async () => (asked += 1),
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time = 999;
  expect(await ask()).toBe(1);
  time = 1000;
  expect(await ask()).toBe(2);
});

test('a failure is told to all who ask within its time', async () => {
  let time = 0;
  let asked = 0;
  const ask = cached(
    1000,
    () => time,
    async () => {
      asked += 1;
      throw new Error(`failure ${String(asked)}`);
    },
  );
  await expect(ask()).rejects.toThrow('failure 1');
  await expect(ask()).rejects.toThrow('failure 1');
  time = 1000;
  await expect(ask()).rejects.toThrow('failure 2');
});
