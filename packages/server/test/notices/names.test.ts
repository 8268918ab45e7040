import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askNameServers, resolverFor } from '../../src/notices/names.ts';

const never = new AbortController().signal;

interface Known {
  readonly name: string;
  readonly four: readonly string[];
  readonly six?: readonly (readonly number[])[];
  /** Nothing is answered before. */
  readonly after?: Promise<void>;
}

/** A name server that knows the addresses of one name. */
async function startNameServer({ name, four, six = [], after = Promise.resolve() }: Known) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const { text, end } = readName(question);
    const type = question.readUInt16BE(end);
    asked.push(text);
    const data = type === 1 ? four.map((address) => address.split('.').map(Number)) : six.flatMap(words);
    const records = text === name ? data : [];
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(text === name ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(records.length, 6);
    // No authority, no additional records.
    header.writeUInt32BE(0, 8);
    const answers = records.map((bytes) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
    );
    const answer = Buffer.concat([header, question.subarray(12, end + 4), ...answers]);
    void after.then(() => socket.send(answer, from.port, from.address));
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => {
    socket.close();
  });
  return { server: `127.0.0.1:${socket.address().port}`, asked };
}

const words = (list: readonly number[]) => [list.flatMap((word) => [word >> 8, word & 255])];

function readName(question: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { text: labels.join('.').toLowerCase(), end: at + 1 };
}

describe('the name servers', () => {
  it('give all addresses of both families', async () => {
    const six = [[0x2606, 0x4700, 0, 0, 0, 0, 0, 1]];
    const { server } = await startNameServer({ name: 'hook.example', four: ['8.8.8.8', '10.0.0.1'], six });
    const resolve = askNameServers([server]);
    const addresses = await resolve('hook.example', never);
    expect([...addresses].sort()).toEqual(['10.0.0.1', '2606:4700::1', '8.8.8.8']);
  });

  it('give none for a name that is not there', async () => {
    const { server, asked } = await startNameServer({ name: 'hook.example', four: ['8.8.8.8'] });
    expect(await askNameServers([server])('other.example', never)).toEqual([]);
    expect(asked).toContain('other.example');
  });

  it('are no longer waited for when the time is over', async () => {
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    const { server, asked } = await startNameServer({ name: 'hook.example', four: ['8.8.8.8'], after });
    const stopping = new AbortController();
    const answer = askNameServers([server])('hook.example', stopping.signal);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    stopping.abort();
    release();
    expect(await answer).toEqual([]);
  });
});

it('takes the word of the machine when any network may be reached', async () => {
  const addresses = await resolverFor('any')('localhost', never);
  expect(addresses.some((address) => address === '127.0.0.1' || address === '::1')).toBe(true);
});
