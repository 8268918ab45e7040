// A fast bot's turn beside one guest with twelve tables of strong bots.
import { isOver, measure, playUntil, secondsSince, sitDown, type Waits } from './scene.ts';

export const besideBots = (rounds: number): Promise<Waits> =>
  measure(
    {},
    rounds,
    async ({ enter }) => {
      const ann = await enter('Ann');
      let table = await sitDown(ann, 'fast');
      return async function once(): Promise<number> {
        await ann.until(() => isOver(ann, table) || ann.table(table).boards[0]?.view.waitsFor === 1);
        await playUntil(ann, table, (seat) => seat === 2);
        const began = performance.now();
        await ann.until(() => isOver(ann, table) || ann.table(table).boards[0]?.view.waitsFor === 1);
        const took = secondsSince(began);
        if (!isOver(ann, table)) return took;
        table = await sitDown(ann, 'fast');
        return once();
      };
    },
    async ({ enter }) => {
      const bob = await enter('Bob');
      for (let count = 0; count < 12; count++) {
        let table = await sitDown(bob, 'strong', 4);
        const keepOn = async (): Promise<void> => {
          while (bob.closed === undefined) {
            await playUntil(bob, table, (seat) => seat !== 1);
            if (isOver(bob, table)) table = await sitDown(bob, 'strong', 4);
            await bob.until(() => isOver(bob, table) || bob.table(table).boards[0]?.view.waitsFor === 1);
          }
        };
        void keepOn().catch(() => {});
      }
    },
  );
