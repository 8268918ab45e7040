// A line between a page and a server that tests can cut, make deaf or slow.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Line {
  /** The socket of the server by this way. */
  readonly socket: string;
  /** Breaks what is connected. Who tries again comes through. */
  cut(): void;
  /** From now on what the server says is lost; what the page says arrives. */
  loseAnswers(): void;
  /** From now on what the page says is lost. */
  loseRequests(): void;
  /** From now on everything arrives in pieces of so many bytes, one a millisecond. */
  drip(bytes: number): void;
  /** Everything arrives again. */
  mend(): void;
  /** How many have come through so far. */
  connections(): number;
}

type Way = 'requests' | 'answers';

export async function startLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const lost = new Set<Way>();
  let connections = 0;
  let piece = Infinity;

  /** After what came before. */
  const pass = async (before: Promise<void>, data: Buffer, to: Socket): Promise<void> => {
    const size = Math.min(piece, data.length);
    await before;
    for (let at = 0; at < data.length; at += size) {
      if (size < data.length) await new Promise((resolve) => setTimeout(resolve, 1));
      to.write(data.subarray(at, at + size));
    }
  };

  const carry = (from: Socket, to: Socket, way: Way): void => {
    let last: Promise<void> = Promise.resolve();
    from.on('data', (data: Buffer) => {
      if (lost.has(way)) return;
      last = pass(last, data, to);
    });
  };

  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    connections += 1;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    carry(near, far, 'requests');
    carry(far, near, 'answers');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    server.close();
    cut();
  });
  return {
    socket: `ws://127.0.0.1:${String(address.port)}/socket`,
    cut,
    loseAnswers: () => void lost.add('answers'),
    loseRequests: () => void lost.add('requests'),
    drip: (bytes) => {
      piece = bytes;
    },
    mend: () => {
      lost.clear();
      piece = Infinity;
    },
    connections: () => connections,
  };
}
