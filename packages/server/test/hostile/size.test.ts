// Messages that are too large: a word for those a little too large, a closed door for the others.
import { LONGEST_MESSAGE, LONGEST_USUAL_MESSAGE } from '@cordon/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { enter, everybodyLeaves } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { frame, MORE, TEXT } from '../support/frames.ts';
import { closeCode, dialSocket } from './raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

const FIN = 0x80;

/** A message of so many bytes. */
function padded(message: object, bytes: number): string {
  const text = JSON.stringify(message);
  return text + ' '.repeat(bytes - text.length);
}

test('up to the usual length a message is read, one byte more is too large, for each kind but one', async () => {
  const client = await enter(server, 'Ann');
  const heardOf = async (text: string, id: number): Promise<unknown> => {
    client.send(text);
    const found = (): string | undefined => client.heard.find((one) => one.includes(`"id":${String(id)},`));
    await client.until(() => found() !== undefined);
    return JSON.parse(found()!);
  };
  expect(await heardOf(padded({ type: 'listed', id: 901 }, LONGEST_USUAL_MESSAGE), 901)).toMatchObject({
    type: 'done',
  });
  expect(await heardOf(padded({ type: 'listed', id: 902 }, LONGEST_USUAL_MESSAGE + 1), 902)).toEqual({
    type: 'refused',
    id: 902,
    code: 'too-large',
    message: 'The message is too large.',
  });
  expect(await heardOf(padded({ type: 'listed', id: 903 }, LONGEST_MESSAGE), 903)).toMatchObject({
    code: 'too-large',
  });
  expect(await heardOf(padded({ type: 'import', id: 904, text: 'x' }, LONGEST_MESSAGE), 904)).toMatchObject({
    code: 'bad-save',
  });
  const signs = { type: 'say', id: 905, table: 'abcdefgh', text: '病'.repeat(LONGEST_USUAL_MESSAGE / 3) };
  expect(await heardOf(JSON.stringify(signs), 905)).toMatchObject({ code: 'too-large' });
});

test('a message beyond the longest closes the connection with 1009', async () => {
  for (const text of [
    padded({ type: 'import', id: 1, text: 'x' }, LONGEST_MESSAGE + 1),
    'x'.repeat(5_000_000),
  ]) {
    const client = await enter(server, 'Ann');
    client.send(text);
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toMatchObject({ code: 1009 });
  }
});

test('a frame that only says how long it will be is not waited for', async () => {
  for (const length of [BigInt(LONGEST_MESSAGE + 1), 2n ** 40n, 2n ** 53n - 1n]) {
    const line = await dialSocket(server.port);
    const head = Buffer.alloc(10);
    head[0] = FIN | TEXT;
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(length, 2);
    line.socket.write(head);
    await line.over;
    expect(closeCode(line)).toBe(1009);
  }
});

test('pieces that become too long together are no way around', async () => {
  const line = await dialSocket(server.port);
  line.socket.write(frame(TEXT, '{"type":"import","id":1,"text":"'));
  const piece = frame(MORE, 'x'.repeat(16_000));
  for (let count = 0; count * 16_000 < LONGEST_MESSAGE; count++) line.socket.write(piece);
  await line.over;
  expect(closeCode(line)).toBe(1009);
});

test('nobody else notices', async () => {
  const ann = await enter(server, 'Ann');
  const eve = await enter(server, 'Eve');
  eve.send('x'.repeat(LONGEST_MESSAGE * 4));
  await eve.until(() => eve.closed !== undefined);
  expect(await ann.done('listed', {})).toMatchObject({ type: 'done' });
});
