// Many writers at once: one winner for each number, and few commits for many appends.
import { describe, expect, it } from 'vitest';
import type { Status, TableStore } from '../../../src/store/store.ts';
import type { Build } from '../contract.ts';
import { entry, numbersOf, playing, upTo } from '../samples.ts';

/** Appends some entries, reading again whenever another was faster. Answers the numbers it won. */
export async function contend(
  store: TableStore,
  table: string,
  name: string,
  wins: number,
): Promise<number[]> {
  const won: number[] = [];
  let last = 0;
  while (won.length < wins) {
    const answer = await store.append(entry(table, last, { bodies: [`${name} ${won.length}`] }));
    if (answer === 'appended') {
      last += 1;
      won.push(last);
    } else last = (await store.read(table, 0)).length;
  }
  return won;
}

export function describeCrowds(build: Build, many: number): void {
  describe('many at once', () => {
    it('lets exactly one win each number', async () => {
      const store = await (await build()).open();
      const answers = await Promise.all(
        upTo(50).map((one) => store.append(entry('one', 0, { bodies: [`${one}`] }))),
      );
      expect(answers.filter((answer) => answer === 'appended')).toHaveLength(1);
      const [only, ...others] = await store.read('one', 0);
      expect(others).toEqual([]);
      expect(only?.body).toBe(String(answers.indexOf('appended') + 1));
    });

    it('leaves no gap and loses nothing when writers race on few tables', async () => {
      const store = await (await build()).open();
      const writers = upTo(24).map((writer) => ({ name: `writer ${writer}`, table: `table ${writer % 3}` }));
      const won = await Promise.all(writers.map(({ name, table }) => contend(store, table, name, 10)));
      for (const table of ['table 0', 'table 1', 'table 2']) {
        const entries = await store.read(table, 0);
        expect(entries.map(({ number }) => number)).toEqual(upTo(80));
        for (const [index, writer] of writers.entries()) {
          if (writer.table !== table) continue;
          const bodies = won[index]!.map((number) => entries[number - 1]?.body);
          expect(bodies).toEqual(upTo(10).map((each) => `${writer.name} ${each - 1}`));
        }
      }
    });

    it('takes appends that build on each other before the first is answered', async () => {
      const store = await (await build()).open();
      const answers = await Promise.all(upTo(200).map((number) => store.append(entry('one', number - 1))));
      expect(new Set(answers)).toEqual(new Set(['appended']));
      expect(await numbersOf(store, 'one')).toEqual(upTo(200));
      expect(await store.listedTables(10)).toMatchObject([{ table: 'one', number: 200, touched: 1199 }]);
    });

    it('lets one bad append among hundreds fail alone', async () => {
      const store = await (await build()).open();
      const bad = { summary: { ...playing, status: 'lost' as Status } };
      const outcomes = await Promise.allSettled(
        upTo(300).map((number) => store.append(entry(`table ${number}`, 0, number % 100 === 50 ? bad : {}))),
      );
      const failed = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []));
      expect(failed).toEqual([50, 150, 250]);
      expect(await store.read('table 150', 0)).toEqual([]);
      expect(await store.countTables()).toEqual({ gathering: 0, playing: 297, over: 0, abandoned: 0 });
    });

    it('writes what is on its way before it closes', async () => {
      const house = await build();
      const first = await house.open();
      const appends = Promise.all(upTo(many).map((number) => first.append(entry(`table ${number}`, 0))));
      await first.close();
      expect(new Set(await appends)).toEqual(new Set(['appended']));
      const second = await house.open();
      expect(await second.countTables()).toMatchObject({ playing: many });
    });

    it('decides a setting once', async () => {
      const store = await (await build()).open();
      const values = await Promise.all(
        upTo(20).map((number) => store.setting('secret', () => `value ${number}`)),
      );
      expect(new Set(values).size).toBe(1);
      const unasked = () => {
        throw new Error('it is decided');
      };
      expect(await store.setting('secret', unasked)).toBe(values[0]);
      expect(await store.setting('other', () => 'another')).toBe('another');
    });
  });
}
