import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hook, Store } from '@cordon/tables';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  LEASE,
  openOutbox,
  POLL,
  SPREAD,
  WAITS,
  type Outbox,
  type OutboxOptions,
} from '../../src/notices/outbox.ts';
import { makeSender } from '../../src/notices/sender.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { handClock, type HandClock } from './clock.ts';
import { isGenuine, startReceiver, type Receiver } from './receivers.ts';

let folder: string;
let file: string;
let store: Store;
let clock: HandClock;
const opened: Outbox[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cordon-notices-'));
  file = join(folder, 'cordon.db');
  store = await openSqlite({ file });
  clock = handClock();
  await store.append({
    table: 'table',
    after: 0,
    at: clock.now(),
    bodies: ['{}'],
    summary: { status: 'playing', listed: 'no', botDue: 'no', about: '{}' },
  });
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()));
  await store.close();
  rmSync(folder, { recursive: true });
});

const putHook = (id: string, url: string) =>
  store.putHook({ id, table: 'table', seat: 1, url, secret: `secret of ${id}`, owner: 'guest' });

/** One hook at this receiver, with so many notices on their way. */
async function putNotices({ url }: Receiver, count: number): Promise<void> {
  await putHook('hook', url);
  for (let index = 0; index < count; index += 1)
    await store.putDelivery('hook', JSON.stringify({ index }), clock.now());
}

function open(options: Partial<OutboxOptions> = {}) {
  const send = makeSender({ reach: 'any' });
  const outbox = openOutbox({ store, send, clock, random: () => 0.5, ...options });
  opened.push(outbox);
  return outbox;
}

/** What is still on its way, whenever it is due; it is claimed for ever. */
const left = () => store.claimDeliveries(Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER, 1000);

/** A store that tells when each of its answers has come. */
function watch() {
  const retries: { readonly id: string; readonly due: number }[] = [];
  const ended: string[] = [];
  const looks: number[] = [];
  const returned: string[] = [];
  const watched: OutboxOptions['store'] = {
    claimDeliveries: async (now, until, limit) => {
      const claimed = await store.claimDeliveries(now, until, limit);
      looks.push(now);
      return claimed;
    },
    endDelivery: async (id) => {
      await store.endDelivery(id);
      ended.push(id);
    },
    retryDelivery: async (id, due) => {
      await store.retryDelivery(id, due);
      retries.push({ id, due });
    },
    returnDelivery: async (id, due) => {
      await store.returnDelivery(id, due);
      returned.push(id);
    },
  };
  return { store: watched, retries, ended, looks, returned };
}

const ids = ({ received }: Receiver) => received.map(({ headers }) => String(headers['cordon-delivery']));

describe('an outbox', () => {
  it('delivers what was left by an earlier process, then what it is woken for', async () => {
    const receiver = await startReceiver();
    await putNotices(receiver, 1);
    const { store: watched, ended } = watch();
    const outcomes: string[] = [];
    const outbox = open({ store: watched, onOutcome: (kind) => outcomes.push(kind) });
    await expect.poll(() => ended.length).toBe(1);
    await store.putDelivery('hook', 'second', clock.now());
    outbox.wake();
    await expect.poll(() => ended.length).toBe(2);
    expect(receiver.received.map(({ body }) => body)).toEqual(['{"index":0}', 'second']);
    for (const received of receiver.received) expect(isGenuine(received, 'secret of hook')).toBe(true);
    expect(new Set(ids(receiver)).size).toBe(2);
    expect(outcomes).toEqual(['delivered', 'delivered']);
    expect(await left()).toEqual([]);
  });

  it('looks by itself from time to time', async () => {
    const receiver = await startReceiver();
    const { store: watched, looks } = watch();
    open({ store: watched });
    await expect.poll(() => looks.length).toBe(1);
    await putNotices(receiver, 1);
    clock.advance(POLL);
    await expect.poll(() => receiver.received.length).toBe(1);
  });

  it.each(Array.from({ length: 12 }, (_, index) => index))(
    'hears a call that comes %i moments after a look',
    async (moments) => {
      let looks = 0;
      const looked = Promise.withResolvers<void>();
      const empty: OutboxOptions['store'] = {
        claimDeliveries: async () => {
          looks += 1;
          looked.resolve();
          return [];
        },
        endDelivery: async () => {},
        retryDelivery: async () => {},
        returnDelivery: async () => {},
      };
      const outbox = open({ store: empty });
      await looked.promise;
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      outbox.wake();
      await expect.poll(() => looks).toBe(2);
    },
  );

  it('sends a bounded number at once, and the next when one is done', async () => {
    const held: ServerResponse[] = [];
    const receiver = await startReceiver((response) => held.push(response));
    await putNotices(receiver, 6);
    const { store: watched, ended } = watch();
    const outbox = open({ store: watched, atOnce: 6 });
    await expect.poll(() => held.length).toBe(3);
    outbox.wake();
    clock.advance(POLL);
    expect(held).toHaveLength(3);
    for (let done = 1; done <= 6; done += 1) {
      held.shift()!.end();
      await expect.poll(() => ended.length).toBe(done);
      await expect.poll(() => held.length).toBe(Math.min(3, 6 - done));
    }
    expect(new Set(ids(receiver)).size).toBe(6);
    expect(receiver.received).toHaveLength(6);
  });

  it('takes nothing more and waits for what is in flight when it is closed', async () => {
    const held: ServerResponse[] = [];
    const receiver = await startReceiver((response) => held.push(response));
    await putNotices(receiver, 2);
    const { store: watched, ended } = watch();
    const outbox = open({ store: watched, atOnce: 1 });
    await expect.poll(() => held.length).toBe(1);
    const steps: string[] = [];
    const closed = outbox.close().then(() => steps.push(`closed after ${ended.length}`));
    outbox.wake();
    held[0]!.end();
    await closed;
    expect(steps).toEqual(['closed after 1']);
    expect(clock.timers()).toBe(0);
    outbox.wake();
    expect(await left()).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });

  it('forgets a notice whose hook is taken away', async () => {
    const held: ServerResponse[] = [];
    const receiver = await startReceiver((response) => held.push(response));
    await putNotices(receiver, 1);
    const errors: unknown[] = [];
    const outbox = open({ onError: (error) => errors.push(error) });
    await expect.poll(() => held.length).toBe(1);
    await store.dropHook('hook');
    held[0]!.writeHead(500).end();
    await outbox.close();
    expect(errors).toEqual([]);
    expect(await left()).toEqual([]);
  });
});

describe('a notice that does not arrive', () => {
  it.each([0, 0.5, 1])('is tried again after longer and longer waits, then given up (%d)', async (chance) => {
    const receiver = await startReceiver((response) => response.writeHead(500).end());
    await putNotices(receiver, 1);
    const { store: watched, retries, looks, ended } = watch();
    const given: unknown[] = [];
    const onGivenUp = (...args: readonly string[]) => given.push(args);
    const outbox = open({ store: watched, random: () => chance, onGivenUp });
    for (const [index, wait] of WAITS.entries()) {
      await expect.poll(() => retries.length).toBe(index + 1);
      const { due } = retries[index]!;
      expect(due - clock.now()).toBe(Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance)));
      // Not a moment before.
      clock.advance(due - clock.now() - 1);
      outbox.wake();
      await expect.poll(() => looks.at(-1)).toBe(due - 1);
      expect(receiver.received).toHaveLength(index + 1);
      clock.advance(1);
      outbox.wake();
    }
    await expect.poll(() => ended.length).toBe(1);
    expect(receiver.received).toHaveLength(WAITS.length + 1);
    expect(new Set(ids(receiver)).size).toBe(1);
    expect(given).toEqual([['hook', 'answered']]);
    expect(await left()).toEqual([]);
  });

  it('arrives when the receiver is well again', async () => {
    const statuses = [500, 503, 200];
    const receiver = await startReceiver((response) => response.writeHead(statuses.shift() ?? 400).end());
    await putNotices(receiver, 1);
    const { store: watched, retries, ended } = watch();
    open({ store: watched });
    for (const tried of [1, 2]) {
      await expect.poll(() => retries.length).toBe(tried);
      clock.advance(retries.at(-1)!.due - clock.now() + POLL);
    }
    await expect.poll(() => ended.length).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  it.each([410, 'http://127.0.0.1/'])('is given up at once where it never will (%s)', async (why) => {
    const receiver = await startReceiver((response) => response.writeHead(410).end());
    await putHook('hook', typeof why === 'string' ? why : receiver.url);
    await store.putDelivery('hook', 'body', clock.now());
    const { store: watched, ended, retries } = watch();
    const reach = typeof why === 'string' ? 'public' : 'any';
    open({ store: watched, send: makeSender({ reach }) });
    await expect.poll(() => ended.length).toBe(1);
    expect(retries).toEqual([]);
  });
});

describe('an address that never answers', () => {
  const silent = (host: string, owner: string): Hook => ({
    id: `${host} of ${owner}`,
    table: 'table',
    seat: 1,
    url: `http://${host}/`,
    secret: 'secret',
    owner,
  });

  /** Sends nothing: silent addresses never come back, the others do at once. */
  function sendByHand() {
    const sent: string[] = [];
    const inFlight = new Map<string, number>();
    const send: OutboxOptions['send'] = ({ url }) => {
      const { host } = new URL(url);
      sent.push(host);
      if (!host.startsWith('silent')) return Promise.resolve({ kind: 'delivered', status: 200 });
      inFlight.set(host, (inFlight.get(host) ?? 0) + 1);
      return new Promise<never>(() => {});
    };
    return { send, sent, inFlight };
  }

  it.each([
    ['one address, many guests', (index: number) => silent('silent', `guest ${String(index)}`)],
    ['many addresses, one guest', (index: number) => silent(`silent${String(index)}`, 'guest')],
    ['many addresses and guests', (index: number) => silent(`silent${String(index)}`, String(index))],
  ])('delays its own notices alone: %s', async (_, hookOf) => {
    const { send, sent, inFlight } = sendByHand();
    const outbox = open({ send });
    // Not waited for when the test is over.
    opened.splice(0);
    await store.putHook(silent('prompt', 'ann'));
    for (let notice = 0; notice < 5; notice++) {
      for (let index = notice === 1 ? 0 : 160; index < 160; index++) {
        const hook = hookOf(index);
        await store.putHook(hook);
        await store.putDelivery(hook.id, 'body', clock.now());
      }
      await store.putDelivery('prompt of ann', `notice ${String(notice)}`, clock.now());
      outbox.wake();
      await expect.poll(() => sent.filter((host) => host === 'prompt').length).toBe(notice + 1);
    }
    const all = [...inFlight.values()].reduce((one, other) => one + other, 0);
    expect(all).toBeGreaterThan(0);
    expect(all).toBeLessThanOrEqual(16);
  });

  it('has its notices tried again later, with no try counted', async () => {
    for (let index = 0; index < 40; index++) {
      const hook = silent('silent', String(index));
      await store.putHook(hook);
      await store.putDelivery(hook.id, 'body', clock.now());
    }
    const { store: watched, returned } = watch();
    const { send, sent } = sendByHand();
    const outbox = open({ store: watched, send });
    await expect.poll(() => returned.length).toBe(24);
    expect(sent).toHaveLength(8);
    expect(outbox.waiting()).toBe(8);
    // Before the lease ends what waits goes back too, so that nobody sends it twice.
    clock.advance(LEASE / 2 + POLL);
    await expect.poll(() => returned.length).toBeGreaterThanOrEqual(32);
    opened.splice(0);
    const due = await store.claimDeliveries(clock.now() + LEASE, Number.MAX_SAFE_INTEGER, 1000);
    expect(due.filter(({ attempts }) => attempts === 0).length).toBeGreaterThanOrEqual(16);
  });
});

describe('a store that fails', () => {
  it('is asked again', async () => {
    const receiver = await startReceiver();
    await putNotices(receiver, 1);
    const errors: unknown[] = [];
    const failures = [new Error('away')];
    const { store: watched, ended } = watch();
    const failing: OutboxOptions['store'] = {
      ...watched,
      claimDeliveries: async (...args) => {
        const failure = failures.pop();
        if (failure !== undefined) throw failure;
        return watched.claimDeliveries(...args);
      },
    };
    open({ store: failing, onError: (error) => errors.push(error) });
    await expect.poll(() => errors).toEqual([new Error('away')]);
    clock.advance(POLL);
    await expect.poll(() => ended.length).toBe(1);
  });

  it('may let a notice arrive twice, under the same name', async () => {
    const receiver = await startReceiver();
    await putNotices(receiver, 1);
    const errors: unknown[] = [];
    const failures = [new Error('away')];
    const { store: watched, ended } = watch();
    const failing: OutboxOptions['store'] = {
      ...watched,
      endDelivery: async (id) => {
        const failure = failures.pop();
        if (failure !== undefined) throw failure;
        return watched.endDelivery(id);
      },
    };
    open({ store: failing, onError: (error) => errors.push(error) });
    await expect.poll(() => errors).toEqual([new Error('away')]);
    clock.advance(LEASE);
    await expect.poll(() => ended.length).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(ids(receiver)).size).toBe(1);
  });
});

describe('several outboxes', () => {
  it('share one store and deliver each notice once', async () => {
    const receiver = await startReceiver();
    for (let hook = 0; hook < 10; hook += 1) await putHook(`hook${hook}`, `${receiver.url}${hook}`);
    for (let index = 0; index < 200; index += 1)
      await store.putDelivery(`hook${index % 10}`, JSON.stringify({ index }), clock.now());
    const first = watch();
    const second = watch();
    open({ store: first.store, atOnce: 4 });
    open({ store: second.store, atOnce: 4 });
    await expect
      .poll(() => {
        // What found no room at first comes back.
        clock.advance(1000);
        return first.ended.length + second.ended.length;
      })
      .toBe(200);
    expect(first.ended.length).toBeGreaterThan(0);
    expect(second.ended.length).toBeGreaterThan(0);
    expect(receiver.received).toHaveLength(200);
    expect(new Set(ids(receiver)).size).toBe(200);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(200);
    expect(await left()).toEqual([]);
  });

  it('take over from one that was killed while it sent', async () => {
    const held: ServerResponse[] = [];
    const receiver = await startReceiver((response) =>
      held.length === 0 ? held.push(response) : response.end(),
    );
    await putNotices(receiver, 1);
    await store.close();
    const child = spawn(process.execPath, [join(import.meta.dirname, 'killed/main.ts'), file], {
      stdio: 'inherit',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect.poll(() => receiver.received.length).toBe(1);
    const claimed = Date.now();
    child.kill('SIGKILL');
    await once(child, 'exit');

    store = await openSqlite({ file });
    const { store: watched, looks, ended } = watch();
    // The killed one lived by the real time, and claimed before now.
    clock.advance(claimed - LEASE - clock.now());
    open({ store: watched });
    await expect.poll(() => looks.length).toBe(1);
    expect(receiver.received).toHaveLength(1);
    clock.advance(2 * LEASE);
    await expect.poll(() => ended.length).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(ids(receiver)).size).toBe(1);
    expect(receiver.received[0]!.body).toBe(receiver.received[1]!.body);
  });
});
