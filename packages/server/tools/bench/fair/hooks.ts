// A notice to a webhook beside 160 of one guest to an address that never answers.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { measure, playUntil, secondsSince, sitDown, type Waits } from './scene.ts';

const TABLES = 8;
const HOOKS = 20;

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}

export async function besideHooks(rounds: number): Promise<Waits> {
  let told: () => void = () => {};
  const prompt = await listen(
    createHttpServer((_request, response) => {
      response.end('ok');
      told();
    }),
  );
  const silent = await listen(createServer((socket) => void socket.on('error', () => {})));
  return measure(
    { CORDON_HOOKS: 'any' },
    rounds,
    async ({ enter }) => {
      const ann = await enter('Ann');
      return async () => {
        const table = await sitDown(ann);
        const seat = ann.table(table).boards[0]!.view.waitsFor;
        await ann.done('hook', { table, seat: 0, url: prompt });
        const { promise, resolve } = Promise.withResolvers<void>();
        told = resolve;
        const began = performance.now();
        await playUntil(ann, table, (now) => now !== seat);
        await promise;
        return secondsSince(began);
      };
    },
    async ({ enter }) => {
      const bob = await enter('Bob');
      for (let count = 0; count < TABLES; count++) {
        const table = await sitDown(bob);
        const seat = bob.table(table).boards[0]!.view.waitsFor;
        for (let hook = 0; hook < HOOKS; hook++) await bob.done('hook', { table, seat: 0, url: silent });
        await playUntil(bob, table, (now) => now !== seat);
      }
    },
  );
}
