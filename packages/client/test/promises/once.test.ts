import { expect, it } from 'vitest';
import { once } from '../../src/promises/once.ts';

it('asks once for each key and gives back the same promise', async () => {
  const asked: string[] = [];
  const load = once(async (key: string) => {
    asked.push(key);
    return await Promise.resolve(key.toUpperCase());
  });
  const first = load('a');
  expect(load('a')).toBe(first);
  expect(await first).toBe('A');
  expect(load('a')).toBe(first);
  expect(await load('b')).toBe('B');
  expect(asked).toEqual(['a', 'b']);
});

it('tries again what failed', async () => {
  let tries = 0;
  const load = once(async (_key: string) => {
    tries++;
    await Promise.resolve();
    if (tries === 1) throw new Error('no line');
    return tries;
  });
  await expect(load('a')).rejects.toThrow('no line');
  expect(await load('a')).toBe(2);
  expect(await load('a')).toBe(2);
});

it('lets a component read at once what has come', async () => {
  const load = once(async (key: string) => await Promise.resolve(key.toUpperCase()));
  const promise = load('a');
  expect(promise).not.toHaveProperty('status');
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 'A' });
});
