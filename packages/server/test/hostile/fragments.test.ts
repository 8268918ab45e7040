// Messages in pieces without end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { frame, MORE, PING, TEXT } from '../support/frames.ts';
import { closeCode, dialSocket, until } from './raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    { CORDON_MESSAGES_PER_SECOND: '20', CORDON_MESSAGE_BURST: '60' },
    { sockets: { hello: 1000, ping: 600_000, full: 600_000, look: 1000, close: 500 } },
  );
});
afterAll(() => server.close());

const FIN = 0x80;

test('a message of many pieces is one message', async () => {
  const line = await dialSocket(server.port);
  const text = '{"type":"hello","id":1,"protocol":1}';
  const last = text.length - 1;
  for (const [index, sign] of Array.from(text).entries())
    line.socket.write(frame((index === last ? FIN : 0) | (index === 0 ? TEXT : MORE), sign));
  expect(await until(line, (heard) => heard.includes('"id":1'))).toContain('"type":"done"');
});

test('empty pieces for ever end the connection', async () => {
  const line = await dialSocket(server.port);
  line.socket.write(frame(TEXT, ''));
  const empty = Buffer.concat(Array.from({ length: 1000 }, () => frame(MORE, '')));
  const push = (): void => {
    while (!line.socket.destroyed && line.socket.write(empty));
  };
  line.socket.on('drain', push);
  push();
  await line.over;
  expect(closeCode(line)).toBe(1008);
});

test('a first message that never ends is not waited for', async () => {
  const line = await dialSocket(server.port);
  line.socket.write(frame(TEXT, '{"type":"hello","id":1,"x":"'));
  const drip = setInterval(() => line.socket.write(frame(MORE, 'x')), 20);
  expect(await line.over).toContain('Nothing was said.');
  clearInterval(drip);
  expect(closeCode(line)).toBe(1008);
});

test('signs of life between the pieces are counted', async () => {
  const line = await dialSocket(server.port);
  line.socket.write(frame(TEXT, '{'));
  const pings = Buffer.concat(Array.from({ length: 200 }, () => frame(FIN | PING, 'x'.repeat(125))));
  line.socket.write(pings);
  const heard = await line.over;
  expect(heard).toContain('"code":"too-fast"');
  expect(closeCode(line)).toBe(1008);
});
