// The link to a real server: answers, refusals, breaks and what the server says when it goes.
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { guestCookie } from '../../../server/test/support/client.ts';
import { startTestServer, type TestServer } from '../../../server/test/support/server.ts';
import type { LinkState, News } from '../../src/channel/channel.ts';
import { openSocket, socketAddress } from '../../src/channel/socketChannel.ts';
import { startLine } from './support/line.ts';
import { enter, socketWith, untilLink } from './support/pages.ts';
import { strangeServer } from './support/strangeServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ann = () => ({ http: server.http, name: 'Ann' });

const done = (id: number, more: object = {}): object => ({ type: 'done', id, ...more });

describe('a link', () => {
  test('says hello by itself and matches answers with what was asked', async () => {
    const channel = await enter(ann(), { url: server.socket });
    expect(channel.link).toBe('connecting');
    const [games, hello, tables] = await Promise.all([
      channel.ask({ type: 'games' }),
      channel.ask({ type: 'hello', protocol: 1 }),
      channel.ask({ type: 'tables' }),
    ]);
    expect(channel.link).toBe('open');
    expect(games.games.map(({ id }) => id)).toContain('base');
    expect(hello.guest?.name).toBe('Ann');
    expect(hello).not.toHaveProperty('id');
    expect(tables).toEqual({ tables: [] });
  });

  test('tells refusals with their code and reason', async () => {
    const channel = await enter({ http: server.http }, { url: server.socket });
    await expect(channel.ask({ type: 'create', config: {} })).rejects.toMatchObject({
      name: 'RefusedError',
      code: 'guest-needed',
    });
  });

  test('hears news until it is told to stop', async () => {
    const channel = await enter(ann(), { url: server.socket });
    const news: News[] = [];
    const stop = channel.onNews((one) => news.push(one));
    const { table } = await channel.ask({ type: 'create', config: {} });
    await channel.ask({ type: 'open', table });
    await channel.ask({ type: 'sit', table, seat: 1 });
    expect(news.map(({ type }) => type)).toContain('update');
    stop();
    const count = news.length;
    await channel.ask({ type: 'sit', table, seat: 2 });
    await channel.ask({ type: 'tables' });
    expect(news).toHaveLength(count);
  });

  test('sends no more than 32 requests at once, and answers all', async () => {
    const channel = await enter(ann(), { url: server.socket });
    const answers = await Promise.all(Array.from({ length: 100 }, () => channel.ask({ type: 'listed' })));
    expect(answers).toHaveLength(100);
  });

  test('comes back after a break and asks again what changes nothing', async () => {
    const line = await startLine(server.port);
    const channel = await enter(ann(), { url: line.socket });
    await untilLink(channel, 'open');
    const links: LinkState[] = [];
    channel.onLink((link) => links.push(link));
    line.loseAnswers();
    const tables = channel.ask({ type: 'tables' });
    const write = channel.ask({ type: 'create', config: {} });
    line.mend();
    line.cut();
    await expect(write).rejects.toMatchObject({ code: 'lost' });
    expect(await tables).toEqual({ tables: expect.any(Array) as unknown });
    expect(links.slice(0, 3)).toEqual(['waiting', 'connecting', 'open']);
  });

  test('keeps what is asked without a link until there is one', async () => {
    const line = await startLine(server.port);
    const channel = await enter(ann(), { url: line.socket });
    await untilLink(channel, 'open');
    line.cut();
    await untilLink(channel, 'waiting');
    const { table } = await channel.ask({ type: 'create', config: {} });
    const { tables } = await channel.ask({ type: 'tables' });
    expect(tables.map((one) => one.table)).toEqual([table]);
  });

  test('notices a line on which nothing comes any more', async () => {
    const line = await startLine(server.port);
    const channel = await enter(ann(), { url: line.socket, patience: { idle: 20, silence: 300 } });
    await untilLink(channel, 'open');
    line.loseAnswers();
    await untilLink(channel, 'waiting');
    line.mend();
    await untilLink(channel, 'open');
    expect(line.connections()).toBeGreaterThan(1);
  });

  test('tries at once when the browser wakes it', async () => {
    let wake = (): void => {};
    const line = await startLine(server.port);
    const channel = await enter(ann(), {
      url: line.socket,
      patience: { firstPause: 3_600_000, longestPause: 3_600_000 },
      wakeUps: (ear) => {
        wake = ear;
        return () => {};
      },
    });
    await untilLink(channel, 'open');
    line.cut();
    await untilLink(channel, 'waiting');
    wake();
    await untilLink(channel, 'open');
    expect(line.connections()).toBe(2);
  });

  test('comes in anew as the guest of the cookie', async () => {
    const jar: string[] = [];
    const channel = await enter(
      { http: server.http },
      { url: server.socket, makeSocket: (url) => socketWith(jar[0])(url) },
    );
    expect((await channel.ask({ type: 'hello', protocol: 1 })).guest).toBeUndefined();
    jar.push(await guestCookie(server.http, 'Bob'));
    channel.reconnect();
    expect((await channel.ask({ type: 'hello', protocol: 1 })).guest?.name).toBe('Bob');
  });

  test('ends when it is closed, and refuses what is asked then', async () => {
    const channel = await enter(ann(), { url: server.socket });
    await untilLink(channel, 'open');
    const asked = channel.ask({ type: 'tables' });
    channel.close();
    expect(channel.link).toBe('ended');
    await expect(asked).rejects.toMatchObject({ code: 'lost' });
    await expect(channel.ask({ type: 'tables' })).rejects.toMatchObject({ code: 'lost' });
  });
});

describe('a server that goes', () => {
  test('is come back to when it says that it will be back', async () => {
    const channel = await enter(
      ann(),
      strangeServer((socket, { id, type }) => {
        if (socket.count > 1 || type !== 'tables') return socket.say(done(id, { tables: [] }));
        socket.say({ type: 'bye', code: 'unavailable', message: 'Back soon.' });
        return socket.end(1012);
      }),
    );
    expect(await channel.ask({ type: 'tables' })).toEqual({ tables: [] });
  });

  test('is not bothered again when it could not use what this page sent', async () => {
    const channel = await enter(
      ann(),
      strangeServer((socket, { id, type }) => {
        if (type === 'hello') return socket.say(done(id));
        socket.say({ type: 'bye', code: 'bad-message', message: 'No more of that.' });
        return socket.end(1008);
      }),
    );
    await expect(channel.ask({ type: 'tables' })).rejects.toMatchObject({ code: 'bad-message' });
    expect(channel.link).toBe('ended');
    expect(channel.ending).toMatchObject({ code: 'bad-message', message: 'No more of that.' });
    await expect(channel.ask({ type: 'listed' })).rejects.toMatchObject({ code: 'bad-message' });
  });

  test('is come back to by who was too slow to say hello', async () => {
    const channel = await enter(
      ann(),
      strangeServer((socket, { id }) => {
        if (socket.count > 1) return socket.say(done(id));
        socket.say({ type: 'bye', code: 'hello-first', message: 'Nothing was said.' });
        return socket.end(1008);
      }),
    );
    await untilLink(channel, 'open');
  });

  test('ends the link when it speaks another protocol', async () => {
    const channel = await enter(
      ann(),
      strangeServer((socket, { id }) =>
        socket.say({ type: 'refused', id, code: 'unknown-protocol', message: 'Version 2.' }),
      ),
    );
    await expect(channel.ask({ type: 'tables' })).rejects.toMatchObject({ code: 'unknown-protocol' });
    expect(channel.link).toBe('ended');
  });

  test('may say what this page does not know', async () => {
    const channel = await enter(
      ann(),
      strangeServer((socket, { id, type }) => {
        socket.say('no message at all');
        socket.say({ type: 'fireworks', table: 'aaaaaaaaaa' });
        if (type === 'hello') socket.say(done(id));
        else socket.say({ type: 'refused', id, code: 'out-of-tune', message: 'A new code.' });
      }),
    );
    await expect(channel.ask({ type: 'tables' })).rejects.toMatchObject({ code: 'internal' });
  });
});

/** The address of a server that turns every link away, and how often it did. */
async function turningAway(): Promise<{ readonly url: string; readonly tries: () => number }> {
  let tries = 0;
  const refusing = createServer((_request: IncomingMessage, response) => response.end());
  refusing.on('upgrade', (_request, stream) => {
    tries += 1;
    // The page may hang up first.
    stream.on('error', () => {});
    stream.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  onTestFinished(() => void refusing.close());
  const address = refusing.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `ws://127.0.0.1:${String(address.port)}/socket`, tries: () => tries };
}

test('goes on trying where it is turned away', async () => {
  const { url, tries } = await turningAway();
  const drawn: number[] = [];
  const waited = Promise.withResolvers<void>();
  const channel = openSocket({
    url,
    patience: { firstPause: 1, longestPause: 4 },
    wakeUps: () => () => {},
    chance: () => {
      drawn.push(tries());
      if (drawn.length === 5) waited.resolve();
      return 0.5;
    },
  });
  channel.onLink(() => {});
  await waited.promise;
  channel.close();
  expect(drawn).toEqual([1, 2, 3, 4, 5]);
});

test('leaves a server alone that nobody needs, and tries again when somebody does', async () => {
  const { url, tries } = await turningAway();
  const channel = openSocket({ url, patience: { firstPause: 1, longestPause: 1 }, wakeUps: () => () => {} });
  onTestFinished(() => channel.close());
  await untilLink(channel, 'waiting');
  // Whoever was about to be tried for may still be.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const before = tries();
  expect(before).toBeLessThanOrEqual(2);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(tries()).toBe(before);
  const stop = new AbortController();
  const asked = channel.ask({ type: 'tables' }, { signal: stop.signal });
  await expect.poll(tries).toBeGreaterThan(before);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
});

test('the socket is beside the page', () => {
  expect(socketAddress({ protocol: 'https:', host: 'cordon.example' })).toBe('wss://cordon.example/socket');
  expect(socketAddress({ protocol: 'http:', host: 'localhost:3000' })).toBe('ws://localhost:3000/socket');
});
