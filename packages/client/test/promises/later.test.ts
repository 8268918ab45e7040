// What nobody waits for is fetched in idle moments, and not while the server cannot be heard.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeList, type Later } from '../../src/promises/later.ts';

let list: Later;
let fetched: string[] = [];

function want(name: string, ending: 'found' | 'lost' = 'found'): void {
  list.later(async () => {
    await Promise.resolve();
    fetched.push(name);
    if (ending === 'lost') throw new TypeError('no network');
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  list = makeList();
  fetched = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('nothing is asked for while the server is away', async () => {
  let isAway = true;
  want('one');
  want('other');
  const stop = list.fetchLater(() => isAway);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toEqual([]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(4500);
  expect(fetched).toEqual(['one', 'other']);
  stop();
});

it('once something could not be had, the rest waits until the server answers', async () => {
  const answers = vi.fn<() => Promise<Response>>();
  answers.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', answers);
  want('first');
  want('second', 'lost');
  want('third');
  const stop = list.fetchLater(() => false);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(4500);
  expect(fetched).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(4500);
  expect(answers).toHaveBeenCalledTimes(2);
  expect(fetched).toEqual(['first', 'second', 'third']);
  stop();
});

it('whoever leaves the table fetches nothing any more', async () => {
  want('one');
  list.fetchLater(() => false)();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toEqual([]);
});
