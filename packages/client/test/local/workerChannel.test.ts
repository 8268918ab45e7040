// The channel into a worker: every question has one end, also when the worker dies.
import { expect, test } from 'vitest';
import type { LinkState } from '../../src/channel/channel.ts';
import type { ToHall } from '../../src/local/localRequests.ts';
import { openWorkerChannel, type HallWorker } from '../../src/local/workerChannel.ts';

/** A worker in which the test answers. */
class ByHand extends EventTarget implements HallWorker {
  readonly asked: ToHall[] = [];
  isTerminated = false;

  postMessage(message: ToHall): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

function begin() {
  const worker = new ByHand();
  const channel = openWorkerChannel(worker, 'Ann');
  const links: LinkState[] = [];
  channel.onLink((link) => links.push(link));
  return { worker, channel, links };
}

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('begins with a name and a hello, and is open when that is answered', async () => {
  const { worker, channel, links } = begin();
  expect(worker.asked).toEqual([
    { type: 'begin', name: 'Ann' },
    { type: 'hello', protocol: 1, id: 1 },
  ]);
  expect(channel.link).toBe('connecting');
  worker.say({ type: 'done', id: 1, protocol: 1 });
  await settled();
  expect([channel.link, links]).toEqual(['open', ['open']]);
});

test('each answer finds its question, whatever the order', async () => {
  const { worker, channel } = begin();
  const games = channel.ask({ type: 'games' });
  const tables = channel.ask({ type: 'tables' });
  const deleted = channel.askLocal({ type: 'local-delete', table: 'table' });
  worker.say({ type: 'refused', id: 4, code: 'unknown-table', message: 'There is none.' });
  worker.say({ type: 'done', id: 3, tables: [] });
  worker.say({ type: 'done', id: 2, games: [] });
  worker.say({ type: 'done', id: 77 });
  expect(await games).toEqual({ games: [] });
  expect(await tables).toEqual({ tables: [] });
  await expect(deleted).rejects.toMatchObject({
    name: 'RefusedError',
    code: 'unknown-table',
    message: 'There is none.',
  });
});

test('news go to those who listen, and to nobody who stopped', () => {
  const { worker, channel } = begin();
  const heard: string[] = [];
  const stop = channel.onNews(({ table }) => heard.push(table));
  worker.say({ type: 'closed', table: 'one', code: 'unknown-table', message: '' });
  worker.say({ type: 'something else' });
  stop();
  worker.say({ type: 'closed', table: 'two', code: 'unknown-table', message: '' });
  expect(heard).toEqual(['one']);
});

test('the death of the worker ends the link and everything that was asked', async () => {
  const { worker, channel, links } = begin();
  const asked = channel.ask({ type: 'tables' });
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  const lost = { code: 'lost', message: 'The tables of this page have stopped: out of memory' };
  await expect(asked).rejects.toMatchObject(lost);
  await expect(channel.ask({ type: 'games' })).rejects.toMatchObject(lost);
  worker.say({ type: 'done', id: 1 });
  await settled();
  expect([channel.link, links, worker.isTerminated]).toEqual(['ended', ['ended'], true]);
});

test('closing ends it as well, once', async () => {
  const { worker, channel, links } = begin();
  const asked = channel.ask({ type: 'tables' });
  channel.close();
  channel.close();
  await expect(asked).rejects.toMatchObject({ code: 'lost' });
  expect([links, worker.isTerminated]).toEqual([['ended'], true]);
});

test('a hall that cannot be opened ends the link and says why', async () => {
  const { worker, channel } = begin();
  const asked = channel.ask({ type: 'tables' });
  worker.say({ type: 'refused', id: 1, code: 'unavailable', message: 'No database.' });
  await expect(asked).rejects.toMatchObject({ code: 'unavailable', message: 'No database.' });
  expect(channel.link).toBe('ended');
});

test('what takes long tells how far it is, and the hall hears when nobody waits any longer', async () => {
  const { worker, channel } = begin();
  worker.say({ type: 'done', id: 1, protocol: 1 });
  await settled();
  const told: (readonly [number, number])[] = [];
  const stop = new AbortController();
  const asked = channel.ask<'analysis'>(
    { type: 'analysis', table: 'abcd' },
    { onProgress: (done, all) => told.push([done, all]), signal: stop.signal },
  );
  worker.say({ type: 'progress', id: 2, done: 3, all: 9 });
  stop.abort();
  await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  worker.say({ type: 'progress', id: 2, done: 4, all: 9 });
  expect(told).toEqual([[3, 9]]);
  expect(worker.asked.at(-1)).toEqual({ type: 'cancel', request: 2, id: 3 });
  await expect(
    channel.ask<'analysis'>({ type: 'analysis', table: 'abcd' }, { signal: stop.signal }),
  ).rejects.toMatchObject({ code: 'cancelled' });
  expect(worker.asked.at(-1)).toMatchObject({ type: 'cancel' });
});
