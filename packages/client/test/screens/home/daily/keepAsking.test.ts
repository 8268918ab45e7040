// What is asked again and again goes on after a failure, rests while nobody looks, and ends when it is stopped.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAsking } from '../../../../src/screens/home/daily/useDaily.ts';

vi.mock('../../../../src/channel/onlineChannel.ts', () => ({}));
vi.mock('../../../../src/local/localChannel.ts', () => ({}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const always = (): boolean => true;

test('is asked again when the answer says so', async () => {
  const ask = vi.fn<() => Promise<number>>().mockResolvedValue(5000);
  const stop = keepAsking(ask, { isSeen: always, onFailure: vi.fn<() => void>() });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('is asked again after a failure, the first time or later', async () => {
  const ask = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(5000)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(5000);
  const onFailure = vi.fn<() => void>();
  const stop = keepAsking(ask, { isSeen: always, onFailure });
  await vi.advanceTimersByTimeAsync(0);
  expect(onFailure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE + 5000);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
});

test('rests while nobody looks', async () => {
  const ask = vi.fn<() => Promise<number>>().mockResolvedValue(5000);
  let seen = false;
  const stop = keepAsking(ask, { isSeen: () => seen, onFailure: vi.fn<() => void>() });
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(1);
  seen = true;
  await vi.advanceTimersByTimeAsync(MINUTE + 5000);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  stop();
});
