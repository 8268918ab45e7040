// The door for sockets: who may come in, how many, and what happens to all of them together.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE, type RefusalCode } from '@cordon/protocol';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import { addressGroup, addressOf } from '../http/address.ts';
import { makeBucket, makeBuckets, type Bucket, type Buckets } from '../http/buckets.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Bans } from '../bans.ts';
import type { GuestCookies } from '../identity/guestCookie.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { makeBudget } from './budget.ts';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { USUAL_SOCKET_PATIENCE, type SocketPatience } from './patience.ts';
import { Tally } from './tally.ts';

const SOCKET_PATH = '/socket';

/** Connections are asked for signs of life in so many turns: asking thousands at once would hold up all others. */
const PING_TURNS = 30;

/** What those hear who are not let in: the status line and a sentence. */
const TURNED_AWAY = {
  'not-found': ['404 Not Found', 'There is no socket at this address.'],
  'wrong-origin': ['403 Forbidden', 'This page does not belong to this server.'],
  banned: ['403 Forbidden', 'The operator of this server does not let you in.'],
  'too-many': ['429 Too Many Requests', 'There are too many connections from where you are.'],
  full: ['503 Service Unavailable', 'The server is full; please try again later.'],
  unavailable: ['503 Service Unavailable', 'The server is starting or going down; please try again.'],
} as const;

interface Who {
  readonly address: string;
  readonly guest: string | undefined;
}

export interface GatewayParts {
  readonly settings: Settings;
  readonly context: Context;
  readonly cookies: GuestCookies;
  readonly bans: Pick<Bans, 'keepOut'>;
  readonly metrics: Metrics;
  readonly phase: () => 'starting' | 'serving' | 'draining';
  readonly trouble: (error: unknown, about: Readonly<Record<string, unknown>>) => void;
  readonly patience?: SocketPatience;
}

export interface Gateway {
  readonly count: () => number;
  /** Closes the connections of everybody who is banned. */
  readonly turnOut: () => void;
  /** Closes the connections of a guest, who may come back at once. */
  readonly greetAgain: (guest: string) => void;
  /** Answers what is under way, says goodbye to everybody and waits until they are gone, or for so many milliseconds. */
  readonly close: (patience: number) => Promise<void>;
}

/** How many guests and addresses are remembered. */
const REMEMBERED = 20_000;
/** What there is at once: so many seconds' worth. */
const BURST_SECONDS = 10;

interface Budgets {
  readonly ofConnection: () => Bucket;
  readonly ofGuests: Buckets;
  readonly ofAddresses: Buckets;
}

/** A guest may have several connections, and many people may share an address. */
function budgetsOf(perSecond: number, now: () => number): Budgets {
  const of = (times: number) => ({
    perSecond: times * perSecond,
    burst: times * perSecond * BURST_SECONDS,
    now,
    most: REMEMBERED,
  });
  return {
    ofConnection: () => makeBucket(of(1)),
    ofGuests: makeBuckets(of(2)),
    ofAddresses: makeBuckets(of(4)),
  };
}

export function openGateway(server: Server, parts: GatewayParts): Gateway {
  const {
    settings,
    context,
    cookies,
    bans,
    metrics,
    phase,
    trouble,
    patience = USUAL_SOCKET_PATIENCE,
  } = parts;
  const { limits, proxies } = settings;
  // The types of ws do not know closeTimeout yet.
  const options: ServerOptions & { readonly closeTimeout: number } = {
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    closeTimeout: patience.close,
  };
  const sockets = new WebSocketServer(options);
  const connections = new Map<WebSocket, Connection>();
  const addresses = new Tally(limits.socketsPerAddress);
  const guests = new Tally(limits.socketsPerGuest);
  const now = (): number => performance.now();
  const budgets = budgetsOf(limits.workPerSecond, now);
  const turns = Array.from({ length: PING_TURNS }, () => new Set<Connection>());
  const people = new WeakMap<Connection, Who>();
  let welcomed = 0;

  /** Says goodbye to those whom it concerns. */
  function dismiss(isMeant: (who: Who) => boolean, code: RefusalCode, message: string, status: number): void {
    for (const connection of connections.values()) {
      const who = people.get(connection);
      if (who !== undefined && isMeant(who)) connection.byeWhenAnswered(code, message, status);
    }
  }

  function turnAway(stream: Duplex, code: keyof typeof TURNED_AWAY): void {
    const [status, message] = TURNED_AWAY[code];
    metrics.refused(code);
    const body = JSON.stringify({ type: 'refused', code, message });
    // Whoever does not read it does not get to keep the connection.
    stream.once('finish', () => stream.destroy());
    stream.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`,
    );
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?')[0] !== SOCKET_PATH) return turnAway(stream, 'not-found');
    if (phase() !== 'serving') return turnAway(stream, 'unavailable');
    if (!isOwnOrigin(request.headers, settings)) return turnAway(stream, 'wrong-origin');
    if (connections.size >= limits.sockets) return turnAway(stream, 'full');
    const address = addressGroup(addressOf(request, proxies));
    const guest = cookies.read(request.headers.cookie)?.id;
    if (bans.keepOut(address, guest)) return turnAway(stream, 'banned');
    if (!addresses.enter(address)) return turnAway(stream, 'too-many');
    if (guest !== undefined && !guests.enter(guest)) {
      addresses.leave(address);
      return turnAway(stream, 'too-many');
    }
    const leave = (): void => {
      addresses.leave(address);
      if (guest !== undefined) guests.leave(guest);
    };
    stream.once('close', leave);
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, address, guest));
  }

  function welcome(socket: WebSocket, address: string, guest: string | undefined): void {
    if (guest !== undefined) context.whereabouts.saw(guest, address);
    const connection = new Connection(socket, {
      context,
      address,
      metrics,
      now,
      patience,
      bucket: makeBucket({ perSecond: limits.messagesPerSecond, burst: limits.messageBurst, now }),
      budget: makeBudget([
        budgets.ofConnection(),
        budgets.ofAddresses.of(address),
        ...(guest === undefined ? [] : [budgets.ofGuests.of(guest)]),
      ]),
      guest: async () => (guest === undefined ? undefined : context.store.guest(guest)),
      trouble,
    });
    connections.set(socket, connection);
    people.set(connection, { address, guest });
    welcomed += 1;
    const turn = turns[welcomed % PING_TURNS]!;
    turn.add(connection);
    metrics.socketOpened();
    const silent = setTimeout(() => {
      if (!connection.greeted) connection.bye('hello-first', 'Nothing was said.', 1008);
    }, patience.hello);
    silent.unref();
    socket.on('close', () => {
      clearTimeout(silent);
      connections.delete(socket);
      turn.delete(connection);
      metrics.socketClosed();
      connection.closed();
    });
  }

  server.on('upgrade', upgrade);
  let asked = 0;
  const pings = setInterval(() => {
    asked += 1;
    for (const connection of turns[asked % PING_TURNS]!) connection.ping();
  }, patience.ping / PING_TURNS);
  const looks = setInterval(() => {
    for (const connection of connections.values()) connection.look();
  }, patience.look);
  pings.unref();
  looks.unref();

  return {
    count: () => connections.size,
    turnOut() {
      const message = 'The operator of this server does not let you in.';
      dismiss(({ address, guest }) => bans.keepOut(address, guest), 'banned', message, 1008);
    },
    greetAgain(id) {
      dismiss(({ guest }) => guest === id, 'unavailable', 'Your name has changed; come again.', 1012);
    },
    async close(longest) {
      clearInterval(pings);
      clearInterval(looks);
      for (const connection of connections.values())
        connection.byeWhenAnswered(
          'unavailable',
          'The server is going down and will be back; come again.',
          1012,
        );
      const end = now() + longest;
      while (connections.size > 0 && now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
      for (const socket of connections.keys()) socket.terminate();
    },
  };
}
