// The door for sockets: who may come in, how many, and what happens to all of them together.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@cordon/protocol';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressGroup, addressOf } from '../http/address.ts';
import { makeBucket } from '../http/buckets.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { GuestCookies } from '../identity/guestCookie.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { Tally } from './tally.ts';

export const SOCKET_PATH = '/socket';

const PING_EVERY = 30_000;
const LOOK_EVERY = 500;
/** How long a socket may stay silent before it has said hello, in milliseconds. */
const HELLO_WITHIN = 15_000;

export interface GatewayParts {
  readonly settings: Settings;
  readonly context: Context;
  readonly cookies: GuestCookies;
  readonly metrics: Metrics;
  readonly phase: () => 'starting' | 'serving' | 'draining';
  readonly trouble: (error: unknown, about: Readonly<Record<string, unknown>>) => void;
}

export interface Gateway {
  readonly count: () => number;
  /** Answers what is under way, says goodbye to everybody and waits until they are gone, or for so many milliseconds. */
  readonly close: (patience: number) => Promise<void>;
}

export function openGateway(server: Server, parts: GatewayParts): Gateway {
  const { settings, context, cookies, metrics, phase, trouble } = parts;
  const { limits, proxies } = settings;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const connections = new Map<WebSocket, Connection>();
  const addresses = new Tally(limits.socketsPerAddress);
  const guests = new Tally(limits.socketsPerGuest);
  const now = (): number => performance.now();

  function turnAway(stream: Duplex, status: string, reason: string): void {
    metrics.refused(reason);
    const body = JSON.stringify({ error: { code: reason, message: status } });
    stream.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`,
    );
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?')[0] !== SOCKET_PATH) return turnAway(stream, '404 Not Found', 'not-found');
    if (phase() !== 'serving') return turnAway(stream, '503 Service Unavailable', 'unavailable');
    if (!isOwnOrigin(request.headers, settings)) return turnAway(stream, '403 Forbidden', 'wrong-origin');
    if (connections.size >= limits.sockets) return turnAway(stream, '503 Service Unavailable', 'full');
    const address = addressGroup(addressOf(request, proxies));
    const guest = cookies.read(request.headers.cookie)?.id;
    if (!addresses.enter(address)) return turnAway(stream, '429 Too Many Requests', 'too-many');
    if (guest !== undefined && !guests.enter(guest)) {
      addresses.leave(address);
      return turnAway(stream, '429 Too Many Requests', 'too-many');
    }
    const leave = (): void => {
      addresses.leave(address);
      if (guest !== undefined) guests.leave(guest);
    };
    stream.once('close', leave);
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, guest));
  }

  function welcome(socket: WebSocket, guest: string | undefined): void {
    const connection = new Connection(socket, {
      context,
      metrics,
      now,
      bucket: makeBucket({ perSecond: limits.messagesPerSecond, burst: limits.messageBurst, now }),
      guest: async () => (guest === undefined ? undefined : context.store.guest(guest)),
      trouble,
    });
    connections.set(socket, connection);
    metrics.socketOpened();
    const silent = setTimeout(() => {
      if (!connection.greeted) connection.bye('hello-first', 'Nothing was said.', 1008);
    }, HELLO_WITHIN);
    silent.unref();
    socket.on('close', () => {
      clearTimeout(silent);
      connections.delete(socket);
      metrics.socketClosed();
      connection.closed();
    });
  }

  server.on('upgrade', upgrade);
  const pings = setInterval(() => {
    for (const connection of connections.values()) connection.ping();
  }, PING_EVERY);
  const looks = setInterval(() => {
    for (const connection of connections.values()) connection.look();
  }, LOOK_EVERY);
  pings.unref();
  looks.unref();

  return {
    count: () => connections.size,
    async close(patience) {
      clearInterval(pings);
      clearInterval(looks);
      for (const connection of connections.values())
        connection.byeWhenAnswered(
          'unavailable',
          'The server is going down and will be back; come again.',
          1012,
        );
      const end = now() + patience;
      while (connections.size > 0 && now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
      for (const socket of connections.keys()) socket.terminate();
    },
  };
}
