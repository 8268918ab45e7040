// A WebSocket client as small as it can be: it shares two cores with the server it measures.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Hears the bytes of a text message, from `start` up to `end`; they are gone when it returns. */
export type Hear = (bytes: Buffer, start: number, end: number) => void;

export interface Wire {
  /** At most 65,535 bytes. */
  send(text: string): void;
  close(): void;
}

export interface WireOptions {
  readonly port: number;
  readonly cookie?: string;
  readonly hear: Hear;
  readonly broken: (why: string) => void;
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** All connections read into the same bytes, one after the other. */
const readInto = Buffer.allocUnsafe(262_144);

/** Connects; the promise is fulfilled when the server has accepted. */
export function openWire({ port, cookie, hear, broken }: WireOptions): Promise<Wire> {
  const { promise, resolve, reject } = Promise.withResolvers<Wire>();
  let rest: Buffer | undefined;
  let phase: 'opening' | 'open' | 'closed' = 'opening';
  const fail = (why: string): void => {
    if (phase === 'opening') reject(new Error(why));
    else if (phase === 'open') broken(why);
    phase = 'closed';
  };

  const socket: Socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: readInto,
      callback(count) {
        const fresh = readInto.subarray(0, count);
        const bytes = rest === undefined ? fresh : Buffer.concat([rest, fresh]);
        const used = phase === 'opening' ? accept(bytes) : 0;
        const end = phase === 'open' ? readFrames(bytes, used) : used;
        rest = end === bytes.length ? undefined : Buffer.from(bytes.subarray(end));
        return true;
      },
    },
  });
  socket.on('error', (error) => fail(error.message));
  socket.on('close', () => fail('the server closed the connection'));
  socket.write(
    `GET /socket HTTP/1.1\r\nhost: 127.0.0.1:${String(port)}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n` +
      `${cookie === undefined ? '' : `cookie: ${cookie}\r\n`}\r\n`,
  );

  const wire: Wire = {
    send: (text) => socket.write(maskedFrame(TEXT, Buffer.from(text))),
    close() {
      phase = 'closed';
      socket.destroy();
    },
  };

  /** Reads the answer to the handshake; gives back how many bytes it took. */
  function accept(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const [status = ''] = bytes.toString('latin1', 0, end).split('\r\n');
    if (status.includes(' 101 ')) {
      phase = 'open';
      resolve(wire);
    } else fail(status);
    return end + 4;
  }

  function readFrames(bytes: Buffer, from: number): number {
    let at = from;
    while (bytes.length - at >= 2) {
      const short = bytes[at + 1]! & 127;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const start = at + head;
      if (bytes.length < start + length) break;
      const kind = bytes[at]! & 15;
      if (kind === TEXT) hear(bytes, start, start + length);
      else if (kind === PING) socket.write(maskedFrame(PONG, bytes.subarray(start, start + length)));
      else if (kind === CLOSE) fail(`closed: ${bytes.toString('utf8', start + 2, start + length)}`);
      at = start + length;
    }
    return at;
  }

  return promise;
}

/** A mask of zeros is a mask too, and leaves the bytes as they are. */
function maskedFrame(kind: number, payload: Buffer): Buffer {
  const head = payload.length < 126 ? 6 : 8;
  const frame = Buffer.alloc(head + payload.length);
  frame[0] = 128 | kind;
  frame[1] = 128 | (payload.length < 126 ? payload.length : 126);
  if (payload.length >= 126) frame.writeUInt16BE(payload.length, 2);
  payload.copy(frame, head);
  return frame;
}
