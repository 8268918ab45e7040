// What nobody waits for is fetched in idle moments, and not while the server cannot be heard.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchLater, later } from '../../src/promises/later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('once something could not be had, the rest waits until the server answers', async () => {
  const answers = vi.fn<() => Promise<Response>>();
  answers.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', answers);
  const fetched: string[] = [];
  const wanted = (name: string, ending: 'found' | 'lost'): void => {
    later(async () => {
      await Promise.resolve();
      fetched.push(name);
      if (ending === 'lost') throw new TypeError('no network');
    });
  };
  wanted('first', 'found');
  wanted('second', 'lost');
  wanted('third', 'found');
  const stop = fetchLater();
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_500);
  expect(fetched).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(4_500);
  expect(answers).toHaveBeenCalledTimes(2);
  expect(fetched).toEqual(['first', 'second', 'third']);
  stop();
});
