// Ports that stay free while nobody listens there: the system gives none of these to whoever connects or asks for any port.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

const FIRST = 20_000;
const COUNT = 12_000;

/** Tests that run side by side begin at different places. */
let last = process.pid * 61 + threadId * 17;

/** For a server that is started again at the same address, or for an address where there is none. */
export async function steadyPort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    last += 1;
    const port = FIRST + (last % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('All ports are taken.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
