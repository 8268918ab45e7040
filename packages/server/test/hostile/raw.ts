// The doors of the server without a polite client in between: plain connections, hand-made requests, hand-made frames.
import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE, upgradeRequest } from '../support/frames.ts';

export interface Line {
  readonly socket: Socket;
  /** Everything that came so far. */
  readonly heard: () => Buffer;
  /** Fulfilled when the other side has hung up, with everything it said. */
  readonly over: Promise<string>;
}

/** A plain connection that is cut when the test is over. */
export async function dial(port: number, options: Partial<NetConnectOpts> = {}): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', ...options });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let heard = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => (heard = Buffer.concat([heard, data])));
  socket.on('error', () => {});
  const over = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(heard.toString('latin1')));
  });
  return { socket, heard: () => heard, over };
}

/** Waits until something is true; looks after every piece that comes. */
export async function until(
  { socket, heard, over }: Line,
  isTrue: (text: string) => boolean,
): Promise<string> {
  const text = (): string => heard().toString('latin1');
  while (!isTrue(text())) {
    if (socket.destroyed) throw new Error(`hung up after: ${text().slice(0, 500)}`);
    await new Promise<void>((resolve) => {
      socket.once('data', () => resolve());
      void over.then(() => resolve());
    });
  }
  return text();
}

/** A socket of which every byte is ours. */
export async function dialSocket(port: number): Promise<Line> {
  const line = await dial(port);
  line.socket.write(upgradeRequest());
  await until(line, (text) => text.includes('\r\n\r\n'));
  return line;
}

/** The number with which the server closed a socket that it says nothing else on: the last frame it sent. */
export function closeCode({ heard }: Line): number | undefined {
  const bytes = heard();
  let at = bytes.indexOf('\r\n\r\n') + 4;
  while (at + 2 <= bytes.length) {
    const kind = bytes[at]! & 15;
    const short = bytes[at + 1]! & 127;
    const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    if (kind === CLOSE) return bytes.readUInt16BE(from);
    at = from + length;
  }
  return undefined;
}

export interface TurnedAway {
  readonly status: number;
  readonly body: string;
}

/** What the server says instead of opening a socket; `undefined` if it opens it. */
export function knock(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TurnedAway | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<TurnedAway | undefined>();
  const socket = new WebSocket(url, { headers });
  socket.on('open', () => {
    socket.terminate();
    resolve(undefined);
  });
  socket.on('unexpected-response', (_request, response) => {
    let body = '';
    response.on('data', (data: Buffer) => (body += data.toString()));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
  });
  socket.on('error', reject);
  return promise;
}

/** The value of one line of /metrics. */
export async function metric(http: string, name: string): Promise<number> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
}

/** Waits until a line of /metrics has a value. */
export async function untilMetric(
  http: string,
  name: string,
  isTrue: (value: number) => boolean,
): Promise<void> {
  while (!isTrue(await metric(http, name))) await new Promise((resolve) => setTimeout(resolve, 20));
}
