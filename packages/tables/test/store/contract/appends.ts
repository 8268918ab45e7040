// The log of one table: order, numbers, all or nothing.
import { describe, expect, it } from 'vitest';
import type { Append, Status } from '../../../src/store/store.ts';
import type { Build } from '../contract.ts';
import { entry, numbersOf, playing } from '../samples.ts';

export function describeAppends(build: Build): void {
  const open = async () => (await build()).open();

  describe('append and read', () => {
    it('gives the entries back in order, with their numbers and times', async () => {
      const store = await open();
      expect(await store.append(entry('one', 0, { at: 5, bodies: ['a', 'b'] }))).toBe('appended');
      expect(await store.append(entry('one', 2, { at: 6, bodies: ['c'] }))).toBe('appended');
      expect(await store.read('one', 0)).toEqual([
        { number: 1, at: 5, body: 'a' },
        { number: 2, at: 5, body: 'b' },
        { number: 3, at: 6, body: 'c' },
      ]);
      expect(await store.read('one', 2)).toEqual([{ number: 3, at: 6, body: 'c' }]);
      expect(await store.read('one', 3)).toEqual([]);
      expect((await store.read('one', 0, 2)).map(({ number }) => number)).toEqual([1, 2]);
      expect((await store.read('one', 2, 2)).map(({ number }) => number)).toEqual([3]);
    });

    it('keeps tables apart', async () => {
      const store = await open();
      await store.append(entry('one', 0, { bodies: ['of one'] }));
      await store.append(entry('two', 0, { bodies: ['of two'] }));
      expect((await store.read('one', 0)).map(({ body }) => body)).toEqual(['of one']);
      expect(await store.read('three', 0)).toEqual([]);
    });

    it('sorts numbers as numbers', async () => {
      const store = await open();
      await store.append(entry('one', 0, { bodies: Array.from({ length: 120 }, String) }));
      expect((await store.read('one', 8)).slice(0, 3).map(({ number }) => number)).toEqual([9, 10, 11]);
      expect(await numbersOf(store, 'one')).toHaveLength(120);
    });

    it('keeps long and odd text as it is', async () => {
      const store = await open();
      const bodies = ['x'.repeat(1_000_000), `Łódź 東京 🦠 "quoted" \\ {a,b} NULL '--`, ''];
      await store.append(entry('one', 0, { bodies, at: Number.MAX_SAFE_INTEGER }));
      const entries = await store.read('one', 0);
      expect(entries.map(({ body }) => body)).toEqual(bodies);
      expect(entries[0]?.at).toBe(Number.MAX_SAFE_INTEGER);
    });

    it.each([
      ['a table that is there already', entry('one', 0)],
      ['a number that was passed', entry('one', 1)],
      ['a number that is not reached', entry('one', 3)],
      ['a table that is not there', entry('two', 1)],
    ])('answers taken, and writes nothing, to %s', async (_, append: Append) => {
      const store = await open();
      await store.append(entry('one', 0, { bodies: ['a', 'b'] }));
      const late: Append = {
        ...append,
        at: 9999,
        bodies: ['late', 'later'],
        summary: { ...playing, status: 'over' },
        joins: ['ann'],
      };
      expect(await store.append(late)).toBe('taken');
      expect((await store.read('one', 0)).map(({ body }) => body)).toEqual(['a', 'b']);
      expect(await store.read('two', 0)).toEqual([]);
      expect(await store.listedTables(10)).toMatchObject([{ table: 'one', number: 2, touched: 1000 }]);
      expect(await store.tablesOf('ann', 10)).toEqual([]);
    });

    it.each([
      ['no entry', entry('one', 1, { bodies: [] }), 'at least one entry'],
      ['NUL', entry('one', 1, { bodies: ['fine', 'a\0b'] }), 'NUL'],
      ['half a surrogate pair', entry('one', 1, { bodies: ['a\ud83e'] }), 'surrogate'],
      ['such text for a list', entry('one', 1, { summary: { ...playing, about: '\udd20' } }), 'surrogate'],
      ['such text in a notice', entry('one', 1, { notices: [{ seat: 0, body: '\0' }] }), 'NUL'],
      ['half a second', entry('one', 1, { at: 0.5 }), 'whole number'],
      ['a number below none', entry('one', -1), 'whole number'],
      [
        'a seat that is no number',
        entry('one', 1, { notices: [{ seat: Number.NaN, body: '' }] }),
        'whole number',
      ],
      ['a long id', entry('t'.repeat(201), 0), '1 to 200 characters'],
      ['a guest without an id', entry('one', 1, { joins: [''] }), '1 to 200 characters'],
      [
        'a status nobody knows',
        entry('one', 1, { summary: { ...playing, status: 'lost' as Status } }),
        'status',
      ],
    ])('refuses %s and lets the rest of the batch be', async (_, bad, words) => {
      const store = await open();
      await store.append(entry('one', 0));
      const [before, outcome, after] = await Promise.allSettled([
        store.append(entry('two', 0)),
        store.append(bad),
        store.append(entry('one', 1, { bodies: ['good', 'better'] })),
      ]);
      expect(outcome).toMatchObject({ status: 'rejected' });
      expect(String(outcome.status === 'rejected' && outcome.reason)).toContain(words);
      expect([before, after]).toMatchObject([{ value: 'appended' }, { value: 'appended' }]);
      expect((await store.read('one', 1)).map(({ body }) => body)).toEqual(['good', 'better']);
      expect(await numbersOf(store, 'two')).toEqual([1]);
    });

    it('finds everything again when it is opened anew', async () => {
      const house = await build();
      const first = await house.open();
      await first.append(entry('one', 0, { joins: ['ann'] }));
      await first.append(entry('one', 1, { joins: ['ann'] }));
      await first.putGuest({ id: 'ann', name: 'Ann' }, 1);
      const secret = await first.setting('secret', () => 'first');
      await first.close();
      const second = await house.open();
      expect(await numbersOf(second, 'one')).toEqual([1, 2]);
      expect(await second.tablesOf('ann', 10)).toMatchObject([{ table: 'one', number: 2 }]);
      expect(await second.guest('ann')).toEqual({ id: 'ann', name: 'Ann' });
      expect(await second.setting('secret', () => 'second')).toBe(secret);
      expect(await second.append(entry('one', 1))).toBe('taken');
      expect(await second.append(entry('one', 2))).toBe('appended');
    });
  });
}
