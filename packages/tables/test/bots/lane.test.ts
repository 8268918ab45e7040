// A lane over threads that the test plays itself: what is waited for, and for how long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLane, type Asked, type Lane } from '../../src/bots/lane.ts';
import type { JobRequest } from '../../src/bots/messages.ts';
import type { Outcome } from '../../src/bots/thinker.ts';
import type { OpenThread, ThreadEars } from '../../src/bots/thread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Fake {
  readonly ears: ThreadEars;
  readonly posted: JobRequest[];
  ended: number;
}

const LIMIT = 1000;

class Rig {
  readonly threads: Fake[] = [];
  readonly outcomes: Outcome<unknown>[] = [];
  readonly told: unknown[] = [];
  readonly lane: Lane;
  #lastId = 0;

  constructor(most = 1, spares = 0) {
    const open: OpenThread = (ears) => {
      const fake: Fake = { ears, posted: [], ended: 0 };
      this.threads.push(fake);
      const end = (): Promise<void> => {
        fake.ended++;
        return Promise.resolve();
      };
      return { post: (request) => fake.posted.push(request), end };
    };
    this.lane = openLane(open, { most, spares });
  }

  ask(guest = 'ann'): Asked {
    this.#lastId++;
    const input = { config: {}, seat: 1 };
    const asked: Asked = {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody here reads what is asked
      request: { id: this.#lastId, job: 'decide', input } as unknown as JobRequest,
      claim: { path: ['address', guest, 'table'] },
      limit: LIMIT,
      tell: (progress) => this.told.push(progress),
      settle: (outcome) => this.outcomes.push(outcome),
    };
    this.lane.ask(asked);
    return asked;
  }

  done({ request: { id } }: Asked, thread = this.threads.at(-1)!): void {
    thread.ears.hear({ type: 'done', id, output: `answer ${String(id)}` });
  }
}

const ANSWER = (id: number): Outcome<string> => ({ how: 'answered', output: `answer ${String(id)}` });
const CANCELLED: Outcome<never> = { how: 'cancelled' };
const LATE: Outcome<never> = { how: 'failed', why: 'it took too long' };

test('nothing is asked of a thread that is not ready, and its start is not thinking', () => {
  const rig = new Rig();
  const asked = rig.ask();
  vi.advanceTimersByTime(10 * LIMIT);
  expect(rig.threads[0]?.posted).toEqual([]);
  rig.threads[0]?.ears.hear({ type: 'ready' });
  expect(rig.threads[0]?.posted).toEqual([asked.request]);
  vi.advanceTimersByTime(LIMIT - 1);
  rig.done(asked);
  expect(rig.outcomes).toEqual([ANSWER(1)]);
});

test('a thread that never starts is given up, and the next question gets another', () => {
  const rig = new Rig();
  rig.ask();
  rig.ask();
  vi.advanceTimersByTime(30_000);
  expect(rig.outcomes).toEqual([{ how: 'failed', why: 'a thread did not start' }]);
  expect(rig.threads).toMatchObject([{ ended: 1 }, { ended: 0 }]);
});

test('one thread answers one after the other, several at once, and no more are begun than are needed', () => {
  const rig = new Rig(2);
  const [first, second, third] = [rig.ask(), rig.ask(), rig.ask()];
  expect(rig.threads).toHaveLength(2);
  for (const { ears } of rig.threads) ears.hear({ type: 'ready' });
  expect(rig.threads.map(({ posted }) => posted)).toEqual([[first.request], [second.request]]);
  rig.done(second);
  rig.done(third);
  rig.done(first, rig.threads[0]);
  expect(rig.outcomes).toEqual([ANSWER(2), ANSWER(3), ANSWER(1)]);
  rig.ask();
  expect(rig.threads).toHaveLength(2);
});

test('whoever overruns is ended, and what it says afterwards is not heard', () => {
  const rig = new Rig();
  const asked = rig.ask();
  const [thread] = rig.threads;
  thread?.ears.hear({ type: 'ready' });
  vi.advanceTimersByTime(LIMIT);
  rig.done(asked, thread);
  thread?.ears.lost('it ended');
  expect(rig.outcomes).toEqual([LATE]);
  expect(thread?.ended).toBe(1);
});

test('what is called off is over at once; a thread that soon comes to its end is kept', () => {
  const rig = new Rig();
  const asked = rig.ask();
  const [thread] = rig.threads;
  thread?.ears.hear({ type: 'ready' });
  rig.lane.cancel(asked);
  rig.lane.cancel(asked);
  expect(rig.outcomes).toEqual([CANCELLED]);
  thread?.ears.hear({ type: 'progress', id: 1, progress: 'half' });
  rig.done(asked);
  expect(rig.told).toEqual([]);
  const next = rig.ask();
  rig.done(next);
  expect(rig.outcomes).toEqual([CANCELLED, ANSWER(2)]);
  vi.advanceTimersByTime(LIMIT);
  expect(rig.threads).toMatchObject([{ ended: 0 }]);
});

test('a thread that goes on with what was called off is ended, and who waits gets another', () => {
  const rig = new Rig();
  const asked = rig.ask();
  rig.threads[0]?.ears.hear({ type: 'ready' });
  const next = rig.ask();
  rig.lane.cancel(asked);
  vi.advanceTimersByTime(100);
  expect(rig.threads).toMatchObject([{ ended: 1 }, { ended: 0 }]);
  rig.threads[1]?.ears.hear({ type: 'ready' });
  rig.done(next);
  expect(rig.outcomes).toEqual([CANCELLED, ANSWER(2)]);
});

test('where no thread can be opened every question fails', () => {
  const outcomes: Outcome<unknown>[] = [];
  const lane = openLane(
    () => {
      throw new Error('no more threads');
    },
    { most: 1 },
  );
  const rig = new Rig();
  for (const asked of [rig.ask(), rig.ask()])
    lane.ask({ ...asked, settle: (outcome) => outcomes.push(outcome) });
  const failed = { how: 'failed', why: 'a thread could not be started: Error: no more threads' };
  expect(outcomes).toEqual([failed, failed]);
});

test('one guest with many questions keeps another waiting for one of them, not for all', () => {
  const rig = new Rig();
  const greedy = Array.from({ length: 5 }, () => rig.ask('greedy'));
  const [thread] = rig.threads;
  thread?.ears.hear({ type: 'ready' });
  const bob = rig.ask('bob');
  expect(rig.lane.waiting()).toBe(5);
  vi.advanceTimersByTime(100);
  rig.done(greedy[0]!);
  expect(thread?.posted.at(-1)).toEqual(bob.request);
});

test('a spare thread takes the question of somebody who has none running, and ends when it is not needed', () => {
  const rig = new Rig(1, 2);
  const greedy = [rig.ask('greedy'), rig.ask('greedy')];
  expect(rig.threads).toHaveLength(1);
  const bob = rig.ask('bob');
  expect(rig.threads).toHaveLength(2);
  for (const { ears } of rig.threads) ears.hear({ type: 'ready' });
  expect(rig.threads.map(({ posted }) => posted)).toEqual([[greedy[0]!.request], [bob.request]]);
  rig.done(bob);
  expect(rig.threads[1]?.posted).toHaveLength(1);
  rig.done(greedy[0]!, rig.threads[0]);
  rig.done(greedy[1]!, rig.threads[0]);
  vi.advanceTimersByTime(100_000);
  expect(rig.threads.map(({ ended }) => ended)).toEqual([0, 1]);
  rig.ask('bob');
  expect(rig.threads).toHaveLength(2);
});

test('what is called off before its thread is ready leaves the thread to the next', () => {
  const rig = new Rig();
  const first = rig.ask();
  const next = rig.ask();
  rig.lane.cancel(first);
  expect(rig.threads).toHaveLength(1);
  rig.threads[0]?.ears.hear({ type: 'ready' });
  expect(rig.threads[0]?.posted).toEqual([next.request]);
  rig.done(next);
  expect(rig.outcomes).toEqual([CANCELLED, ANSWER(2)]);
});
