// The first word, the version, and what becomes of messages that are none.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { guestCookie, TestClient } from '../support/client.ts';
import { enter, everybodyLeaves } from '../support/gathering.ts';
import { like } from '../support/like.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const last = (client: TestClient): unknown => JSON.parse(client.heard.at(-1) ?? 'null');

async function hears(client: TestClient, text: string): Promise<unknown> {
  const before = client.heard.length;
  client.send(text);
  await client.until(() => client.heard.length > before);
  return last(client);
}

describe('hello', () => {
  test('says the version, the bots and who one is', async () => {
    const cookie = await guestCookie(server.http, 'Ann');
    const client = await TestClient.connect(server.socket, { cookie });
    expect(await client.ask('hello', { protocol: 1 })).toEqual({
      type: 'done',
      id: 1,
      epoch: expect.stringMatching(/^[0-9a-z]{26}$/u) as unknown,
      protocol: 1,
      version: like(/^\d+\.\d+\.\d+/u),
      bots: ['novice', 'fast', 'strong', 'greedy', 'random'],
      guest: { id: like(/^[0-9a-z]{16}$/u), name: 'Ann' },
    });
    client.cut();
  });

  test('without a cookie one is nobody', async () => {
    const client = await enter(server);
    expect(await client.done('hello', { protocol: 1 })).not.toHaveProperty('guest');
  });

  test('another hello learns a new name', async () => {
    const cookie = await guestCookie(server.http, 'Ann');
    const client = await TestClient.connect(server.socket, { cookie });
    await client.done('hello', { protocol: 1 });
    await fetch(`${server.http}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'Anna' }),
    });
    expect(await client.done('hello', { protocol: 1 })).toMatchObject({ guest: { name: 'Anna' } });
    client.cut();
  });

  test('another version is refused, and the connection is still good for the right one', async () => {
    const client = await TestClient.connect(server.socket);
    expect(await client.ask('hello', { protocol: 2 })).toEqual({
      type: 'refused',
      id: 1,
      code: 'unknown-protocol',
      message: 'This server speaks version 1 of the protocol, not 2.',
    });
    expect(await client.ask('games', {})).toMatchObject({ code: 'hello-first' });
    expect(await client.ask('hello', { protocol: 1 })).toMatchObject({ type: 'done' });
    client.cut();
  });

  test('nothing else comes first', async () => {
    const client = await TestClient.connect(server.socket);
    expect(await client.ask('games', {})).toEqual({
      type: 'refused',
      id: 1,
      code: 'hello-first',
      message: 'The first message is “hello”.',
    });
    client.cut();
  });
});

describe('messages that are none', () => {
  test.each([
    ['no JSON', '{"type":', /one JSON object/u],
    ['a list', '[1]', /expected object/u],
    ['too deep', '{"type":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}', /nested too deep/u],
  ])('%s is refused without an id', async (_name, text, message) => {
    const client = await enter(server);
    expect(await hears(client, text)).toEqual({
      type: 'refused',
      code: 'bad-message',
      message: like(message),
    });
  });

  test.each([
    ['an unknown type', { type: 'dance' }, 'There is no such type of message.'],
    ['no type', {}, 'There is no such type of message.'],
    ['a missing field', { type: 'start' }, '“table” is missing or of the wrong type (expected string).'],
    [
      'a field too many',
      { type: 'games', colour: 'red' },
      'The message has fields that do not belong there.',
    ],
    ['a wrong field', { type: 'start', table: '../etc' }, '“table” is not what the protocol says.'],
    ['a field too large', { type: 'sit', table: 'abcdef', seat: 10 }, '“seat” is too long or too large.'],
    ['a field too small', { type: 'sit', table: 'abcdef', seat: 0 }, '“seat” is too short or too small.'],
  ])('%s is refused with the id', async (_name, fields, message) => {
    const client = await enter(server);
    expect(await hears(client, JSON.stringify({ id: 7, ...fields }))).toEqual({
      type: 'refused',
      id: 7,
      code: 'bad-message',
      message,
    });
  });

  test('a table that is not there and one that is not open read the same', async () => {
    const ann = await enter(server, 'Ann');
    const bob = await enter(server, 'Bob');
    const { table } = await ann.done('create', { config: {} });
    const forbidden = await bob.refused('open', { table });
    const unknown = await bob.refused('open', { table: 'nowhere123' });
    expect({ ...forbidden, id: 0 }).toEqual({ ...unknown, id: 0 });
    expect(forbidden.code).toBe('unknown-table');
  });

  test('a message beyond the usual size is refused, a saved game may be longer', async () => {
    const client = await enter(server, 'Ann');
    const long = 'x'.repeat(20_000);
    expect(
      await hears(client, JSON.stringify({ type: 'say', id: 5, table: 'abcdef', text: long })),
    ).toMatchObject({
      id: 5,
      code: 'too-large',
    });
    const padded = `${JSON.stringify({ type: 'games', id: 6 })}${' '.repeat(20_000)}`;
    expect(await hears(client, padded)).toMatchObject({ id: 6, code: 'too-large' });
    expect(
      await client.refused('import', { text: `cordon 1\n${'# a comment\n'.repeat(2000)}` }),
    ).toMatchObject({
      code: 'bad-save',
    });
  });
});
