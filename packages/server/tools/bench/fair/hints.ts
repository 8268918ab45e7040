// A hint beside ten sockets of one guest that ask for hints all the time.
import { measure, secondsSince, sitDown, type Waits } from './scene.ts';
import type { TestClient } from '../../../test/support/client.ts';

async function askOnce(client: TestClient, table: string): Promise<void> {
  const { position, boards } = client.table(table);
  await client.done('hint', { table, seat: boards[0]!.view.waitsFor, position });
}

export const besideHints = (rounds: number): Promise<Waits> =>
  measure(
    {},
    rounds,
    async ({ enter }) => {
      const ann = await enter('Ann');
      const table = await sitDown(ann);
      return async () => {
        const began = performance.now();
        await askOnce(ann, table);
        return secondsSince(began);
      };
    },
    async ({ enterTimes }) => {
      for (const socket of await enterTimes('Bob', 10)) {
        const table = await sitDown(socket);
        const keepOn = async (): Promise<void> => {
          while (socket.closed === undefined) await askOnce(socket, table);
        };
        void keepOn().catch(() => {});
      }
    },
  );
