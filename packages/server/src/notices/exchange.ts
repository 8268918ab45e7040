// One POST and its answer, over a new connection to addresses that were checked before.
import { request as plainRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { answered, type Outcome } from './outcome.ts';

/** How much of an answer's body is read, only to let the receiver finish; nobody looks at it. */
const READ_AT_MOST = 4096;

export interface Exchange {
  readonly url: URL;
  /** The only addresses that are connected to, whatever the name in the URL means by now. */
  readonly addresses: readonly string[];
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
  /** Ends the exchange as too slow, unless the answer has begun. */
  readonly stop: AbortSignal;
  /** Called when there is a connection, and a secure one for https. */
  readonly connected: () => void;
}

/** Follows no redirect; never rejects. */
export function exchange({ url, addresses, headers, body, stop, connected }: Exchange): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const secure = url.protocol === 'https:';
  const request = (secure ? secureRequest : plainRequest)(url, {
    method: 'POST',
    headers,
    // No connection is shared or kept.
    agent: false,
    lookup: lookupAmong(addresses),
  });

  /** What is to be said if nothing more happens. */
  let known: Outcome = { kind: 'no-connection' };
  const settle = () => {
    resolve(known);
    request.destroy();
  };
  const tooSlow = () => {
    if (!('status' in known)) known = { kind: 'too-slow' };
    settle();
  };
  const ready = () => {
    known = { kind: 'no-answer' };
    connected();
  };

  stop.addEventListener('abort', tooSlow);
  request.once('close', () => stop.removeEventListener('abort', tooSlow));
  request.once('close', settle);
  request.on('error', settle);
  request.once('socket', (socket) => {
    if (!secure) return socket.once('connect', ready);
    socket.once('connect', () => (known = { kind: 'not-secure' }));
    return socket.once('secureConnect', ready);
  });
  request.once('response', (response) => {
    known = answered(response.statusCode ?? 0);
    readSome(response, settle);
  });
  request.end(body);
  return promise;
}

function readSome(response: IncomingMessage, done: () => void): void {
  let read = 0;
  response.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > READ_AT_MOST) done();
  });
  response.once('end', done);
  response.on('error', done);
}

function lookupAmong(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, options, callback) => {
    const first = found[0];
    process.nextTick(() => {
      if (first === undefined) callback(new Error('no address'), '');
      else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
