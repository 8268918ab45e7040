// The candidate of a day: decided once for all processes, prepared once however many ask, and never two on one day.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VETTED_FROM } from '../../src/deals/day.ts';
import { chosenOpenly } from '../../src/deals/openDeals.ts';
import { candidateIfKnown, candidateOf, prepare } from '../../src/requests/candidates.ts';
import type { Context } from '../../src/requests/context.ts';
import type { Outcome } from '../../src/bots/thinker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY = VETTED_FROM;

/** A hall whose thinker the test plays, over settings that several halls may share. */
function hall(settings = new Map<string, string>(), { secret = 'secret', vets = 'yes' } = {}) {
  const asked: ((outcome: Outcome<number>) => void)[] = [];
  const setting = async (name: string, make: () => string): Promise<string> => {
    const value = settings.get(name) ?? make();
    settings.set(name, value);
    return value;
  };
  const think = () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<number>>();
    asked.push(resolve);
    return { outcome: promise, cancel: () => {} };
  };
  const parts = { store: { setting }, thinker: { think }, vets, daySecret: async () => secret };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a hall is asked
  return { context: parts as unknown as Context, asked, settings };
}

const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

test('days of before deal their first candidate, and nobody thinks about them', async () => {
  const { context, asked, settings } = hall();
  expect(await candidateOf(context, '2026-11-19')).toBe(0);
  expect(asked).toHaveLength(0);
  expect(settings.size).toBe(0);
});

test('without a secret the published list decides', async () => {
  const { context, asked } = hall(undefined, { secret: '' });
  expect(await candidateOf(context, DAY)).toBe(chosenOpenly(DAY));
  expect(asked).toHaveLength(0);
});

test('all who ask get what was found once, and so does another process that found something else', async () => {
  const first = hall();
  const answers = [
    candidateOf(first.context, DAY),
    candidateOf(first.context, DAY),
    prepare(first.context, DAY),
  ];
  const second = hall(first.settings);
  const late = candidateOf(second.context, DAY);
  await settled();
  expect([first.asked.length, second.asked.length]).toEqual([1, 1]);
  expect(await candidateIfKnown(first.context, DAY)).toBeUndefined();
  first.asked[0]!({ how: 'answered', output: 3 });
  expect(await Promise.all(answers)).toEqual([3, 3, 3]);
  second.asked[0]!({ how: 'answered', output: 5 });
  expect(await late).toBe(3);
  expect(await candidateIfKnown(second.context, DAY)).toBe(3);
  expect(await candidateOf(hall(first.settings).context, DAY)).toBe(3);
});

test('who asks too early is told so, and who asks again later gets it', async () => {
  const { context, asked } = hall();
  const early = candidateOf(context, DAY).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await early).toMatchObject({ code: 'unavailable' });
  const again = candidateOf(context, DAY);
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]!({ how: 'answered', output: 2 });
  expect(await again).toBe(2);
});

test('where nobody can try them out the first is dealt, and where the hall closes none is decided', async () => {
  const failing = hall();
  const failed = candidateOf(failing.context, DAY);
  await settled();
  failing.asked[0]!({ how: 'failed', why: 'it took too long' });
  expect(await failed).toBe(0);
  const closing = hall();
  const cancelled = candidateOf(closing.context, DAY).catch((error: unknown) => error);
  await settled();
  closing.asked[0]!({ how: 'cancelled' });
  expect(await cancelled).toMatchObject({ code: 'unavailable' });
  expect(closing.settings.size).toBe(0);
  const careless = hall(undefined, { vets: 'no' });
  expect(await candidateOf(careless.context, DAY)).toBe(0);
  expect(careless.asked).toHaveLength(0);
});

test('somebody who asks for many days keeps few of them being prepared', async () => {
  const { context, asked } = hall();
  const days = Array.from({ length: 12 }, (_, index) => `2026-12-${String(index + 10)}`);
  const all = Promise.allSettled(days.map((day) => candidateOf(context, day)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked.length).toBeLessThan(6);
});
