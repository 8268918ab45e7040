// Receivers of webhooks on this machine, good and bad ones.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createRawServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { steadyPort } from '../support/ports.ts';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  /** How many connections were made. */
  readonly connections: () => number;
  /** Goes away before the test ends. */
  readonly stop: () => Promise<void>;
}

export type Answer = (response: ServerResponse, request: Received) => void;

export function startReceiver(answer: Answer = (response) => response.end('ok')): Promise<Receiver> {
  const received: Received[] = [];
  return listen(createServer(recorder(received, answer)), 'http', received);
}

export function startSecureReceiver(identity: { readonly key: string; readonly cert: string }) {
  const received: Received[] = [];
  return listen(
    createSecureServer(
      identity,
      recorder(received, (response) => response.end()),
    ),
    'https',
    received,
  );
}

/** A server that does with each connection what it is told. */
export function startRaw(onConnection: (socket: Socket) => void, scheme = 'http'): Promise<Receiver> {
  return listen(
    createRawServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
    }),
    scheme,
    [],
  );
}

/** A port of this machine where nobody listens. */
export const deadPort = steadyPort;

/** What a receiver does that knows the secret and this page of the documentation alone. */
export function isGenuine({ headers, body }: Received, secret: string): boolean {
  const match = /^t=(\d+),v1=([0-9a-f]{64})$/u.exec(String(headers['cordon-signature']));
  if (match === null) return false;
  return createHmac('sha256', secret).update(`${match[1]!}.${body}`).digest('hex') === match[2];
}

function recorder(received: Received[], answer: Answer): RequestListener {
  const record: (...pair: Parameters<RequestListener>) => Promise<void> = async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: await text(request) };
    received.push(one);
    answer(response, one);
  };
  return (request, response) => void record(request, response);
}

async function listen(server: Server, scheme: string, received: Received[]): Promise<Receiver> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { readonly port: number };
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return { port, url: `${scheme}://127.0.0.1:${port}/`, received, connections: () => connections, stop };
}
