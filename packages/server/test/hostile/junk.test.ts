// What is no message at all: a word for it, after some fifty words a closed door, and at once where the frames are broken.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves, gatherAndStart, play } from '../support/gathering.ts';
import { quietScene, WALK } from '../requests/scenes.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { BINARY, frame, MORE, PING, TEXT } from '../support/frames.ts';
import { closeCode, dialSocket } from './raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const FIN = 0x80;

async function answerTo(client: TestClient, data: string | Uint8Array): Promise<unknown> {
  const { length } = client.heard;
  client.send(data);
  await client.until(() => client.heard.length > length);
  return JSON.parse(client.heard[length]!);
}

test('texts that are no request are refused in a sentence that repeats nothing', async () => {
  const client = await enter(server, 'Ann');
  const deep = (depth: number, open: string, shut: string): string => open.repeat(depth) + shut.repeat(depth);
  for (const text of [
    '',
    ' ',
    'hello',
    '{',
    'null',
    '[]',
    '7',
    '"play"',
    '{}',
    '{"type":"hello"}',
    '{"id":1}',
    '{"type":null,"id":1}',
    '{"type":"__proto__","id":1}',
    '{"type":"constructor","id":1}',
    '{"type":"games","id":1}{"type":"games","id":2}',
    '\u0000',
    '\ufeff{"type":"games","id":1}',
    "{'type':'games'}",
    '{"type":"games","id":1,}',
    '{"type":"games","id":1e400}',
    '{"type":"games","id":NaN}',
    deep(8000, '[', ']'),
    deep(2000, '{"a":', '}').replace('}', '1}'),
    '['.repeat(16_000),
    `{"type":"games","id":1,"x":${deep(7, '[', ']')}}`,
    '{"type":"open","id":1,"table":"<script>alert(1)</script>"}',
    '{"type":"open","id":1,"table":"a\\u0000bcd"}',
    '{"type":"say","id":1,"table":"abcd","text":"\\ud800"}',
  ]) {
    const answer = await answerTo(client, text);
    expect(answer, text.slice(0, 80)).toMatchObject({ type: 'refused', code: 'bad-message' });
    expect((answer as { message: string }).message).toMatch(/^[ -~“”]{10,120}$/u);
  }
});

test('binary messages are none, even where they spell one', async () => {
  const client = await enter(server, 'Ann');
  for (const data of [new Uint8Array(0), new Uint8Array(1000), Buffer.from('{"type":"games","id":1}')])
    expect(await answerTo(client, data)).toEqual({
      type: 'refused',
      code: 'bad-message',
      message: 'A message is text, not binary.',
    });
});

test('whoever goes on like that is let go with a word', async () => {
  const client = await enter(server, 'Ann');
  const before = client.heard.length;
  for (let count = 0; count < 200; count++) client.send('nonsense');
  await client.until(() => client.closed !== undefined);
  expect(client.closed).toEqual({ code: 1008, reason: 'bad-message' });
  expect(client.bye).toMatchObject({ type: 'bye', code: 'bad-message' });
  // Fifty are answered, and one more; what comes after the goodbye is not even looked at.
  const since = client.heard.slice(before);
  expect(since.filter((one) => one.includes('"refused"'))).toHaveLength(51);
  expect(since.at(-1)).toContain('"bye"');
});

test('requests after the goodbye are not carried out', async () => {
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const [ann, bob] = [people[0]!, people[1]!];
  const { position } = ann.table(table);
  for (let count = 0; count < 51; count++) ann.send('nonsense');
  ann.send(JSON.stringify({ type: 'play', id: 900, table, seat: 1, position, commands: [WALK[0]] }));
  await ann.until(() => ann.closed !== undefined);
  await bob.done('say', { table, text: 'still here' });
  expect(bob.table(table).entries.filter(({ entry }) => entry === 'played')).toEqual([]);
});

test('text that is not UTF-8 closes the connection with 1007', async () => {
  for (const bytes of [
    [0xff],
    [0xc3, 0x28],
    [0xed, 0xa0, 0x80],
    [0xf8, 0x88, 0x80, 0x80, 0x80],
    [0xc0, 0x80],
  ]) {
    const client = await enter(server, 'Ann');
    client.socket.send(Buffer.from(bytes), { binary: false });
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toMatchObject({ code: 1007 });
  }
});

test('broken frames close the connection with 1002', async () => {
  const unmasked = Buffer.from([FIN | TEXT, 2, 0x7b, 0x7d]);
  for (const [what, bytes] of [
    ['not masked', unmasked],
    ['reserved bits', frame(FIN | 0x40 | TEXT, '{}')],
    ['compressed without leave', frame(FIN | 0x20 | TEXT, '{}')],
    ['unknown kind', frame(FIN | 3, '{}')],
    ['unknown kind of control', frame(FIN | 0xb, '')],
    ['a piece of nothing', frame(FIN | MORE, '{}')],
    ['a beginning in the middle', Buffer.concat([frame(TEXT, '{'), frame(FIN | TEXT, '}')])],
    ['a ping in pieces', frame(PING, 'x')],
    ['a ping too long', frame(FIN | PING, 'x'.repeat(126))],
    ['a goodbye of one byte', frame(FIN | 8, 'x')],
    ['a goodbye with a number that is none', frame(FIN | 8, Buffer.from([0, 1]))],
    ['noise', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
  ] as const) {
    const line = await dialSocket(server.port);
    line.socket.write(bytes);
    await line.over;
    expect(closeCode(line), what).toBe(1002);
  }
});

test('a game goes on while others send noise', async () => {
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const noise = await Promise.all(Array.from({ length: 20 }, () => dialSocket(server.port)));
  let seed = 7;
  const bytes = (length: number): Buffer =>
    Buffer.from(
      Array.from({ length }, () => {
        seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
        return seed >>> 16;
      }),
    );
  for (const command of WALK) {
    for (const line of noise) line.socket.write(frame(FIN | BINARY, bytes(500)));
    await play(people[0]!, table, 1, command);
  }
  for (const line of noise) line.socket.write(bytes(4096));
  await Promise.all(noise.map(({ over }) => over));
  expect(people[1]!.table(table).move).toBe(4);
});

test('a connection that is cut in the middle of a message leaves nothing behind', async () => {
  const line = await dialSocket(server.port);
  line.socket.write(frame(TEXT, '{"type":"hel'));
  line.socket.resetAndDestroy();
  await line.over;
  expect((await fetch(`${server.http}/health`)).status).toBe(200);
});
