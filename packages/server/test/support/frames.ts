// What goes over the line when a socket is opened and used, made by hand.

export const upgradeRequest = (more = '', path = '/socket'): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

export const TEXT = 1;
export const BINARY = 2;
export const MORE = 0;
export const CLOSE = 8;
export const PING = 9;

/** One frame as a client sends it. `first` is the first byte: 0x80 for the last of a message, and what it is. */
export function frame(first: number, payload: string | Buffer): Buffer {
  const body = Buffer.from(payload);
  const mask = Buffer.from([1, 2, 3, 4]);
  const head = body.length < 126 ? Buffer.alloc(2) : Buffer.alloc(body.length < 65_536 ? 4 : 10);
  head[0] = first;
  if (body.length < 126) head[1] = 0x80 | body.length;
  else if (body.length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(body.length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(body.length), 2);
  }
  for (let index = 0; index < body.length; index++) body[index]! ^= mask[index & 3]!;
  return Buffer.concat([head, mask, body]);
}
