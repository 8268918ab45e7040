// A store that is full or away is waited for; one that is broken is given up.
import { setTimeout } from 'node:timers/promises';
import { StoreTrouble } from '@cordon/tables';
import { expect, onTestFinished, test } from 'vitest';
import { watchStore } from '../../src/store/watch.ts';

/** A store whose checks end like this, one after the other, and then go on like the last. */
function watching(outcomes: readonly (Error | 'well')[]) {
  let checks = 0;
  const writes: string[] = [];
  const store = {
    async check() {
      const outcome = outcomes[Math.min(checks, outcomes.length - 1)]!;
      checks++;
      if (outcome !== 'well') throw outcome;
    },
  };
  const watch = watchStore(store, { every: 1, onWrites: (yes) => writes.push(yes) });
  onTestFinished(watch.stop);
  return { ...watch, writes, checked: () => checks };
}

const broken = new StoreTrouble('broken', 'gone');

test.each([
  ['a full disk', new StoreTrouble('full', 'no room')],
  ['a database that is away', new StoreTrouble('away', 'nobody answers')],
])('%s is waited for', async (_name, trouble) => {
  const { broken: end, writes, checked } = watching([broken, broken, trouble, broken, trouble]);
  while (checked() < 30) await setTimeout(1);
  expect(await Promise.race([end, setTimeout(5, 'goes on')])).toBe('goes on');
  expect(writes.at(-1)).toBe('no');
});

test('a broken store is given up after three looks, not before', async () => {
  const { broken: end, checked, writes } = watching([broken, broken, 'well', broken]);
  await end;
  expect(checked()).toBe(6);
  expect(writes.slice(0, 4)).toEqual(['no', 'no', 'yes', 'no']);
});
