// Hooks and deliveries: who gets which notice, and who may send it.
import type { Delivery, Store } from '@cordon/tables';
import { describe, expect, it } from 'vitest';
import type { Build, House } from '../../../../tables/test/store/contract.ts';
import { entry, hook, upTo } from '../../../../tables/test/store/samples.ts';

const told = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ hook: { id }, body }) => `${id}: ${body}`);

export function describeHooks(build: Build<House<Store>>): void {
  /** Two tables; the first has hooks of the table and of two seats. */
  async function open(): Promise<Store> {
    const store = await (await build()).open();
    for (const table of ['one', 'two']) await store.append(entry(table, 0));
    for (const seat of [0, 1, 2]) await store.putHook(hook(`hook ${seat}`, 'one', seat));
    await store.putHook(hook('elsewhere', 'two', 0));
    return store;
  }

  describe('hooks', () => {
    it('keeps hooks of a table', async () => {
      const store = await open();
      expect(await store.hooksOf('one')).toEqual([0, 1, 2].map((seat) => hook(`hook ${seat}`, 'one', seat)));
      const moved = { ...hook('hook 1', 'one', 3), url: 'https://example.org/new' };
      await store.putHook(moved);
      await store.dropHook('hook 0');
      await store.dropHook('hook 0');
      expect(await store.hooksOf('one')).toEqual([hook('hook 2', 'one', 2), moved]);
      expect(await store.hooksOf('three')).toEqual([]);
      await expect(store.putHook(hook('lost', 'no such table', 0))).rejects.toThrow(/foreign key/i);
    });

    it('tells the hooks of the table everything and those of a seat their own', async () => {
      const store = await open();
      const notices = [
        { seat: 1, body: 'one' },
        { seat: 0, body: 'all' },
        { seat: 5, body: 'five' },
      ];
      await store.append(entry('one', 1, { at: 50, notices }));
      const deliveries = await store.claimDeliveries(50, 100, 10);
      expect(told(deliveries)).toEqual(['hook 0: one', 'hook 1: one', 'hook 0: all', 'hook 0: five']);
      expect(deliveries[1]).toMatchObject({ hook: hook('hook 1', 'one', 1), attempts: 0 });
      expect(new Set(deliveries.map(({ id }) => id)).size).toBe(4);
    });

    it('tells nobody of an append that came too late', async () => {
      const store = await open();
      const late = entry('one', 0, { notices: [{ seat: 0, body: 'late' }] });
      expect(await store.append(late)).toBe('taken');
      expect(await store.claimDeliveries(99_999, 99_999, 10)).toEqual([]);
    });

    it('finds hooks and what is on its way again when it is opened anew', async () => {
      const house = await build();
      const first = await house.open();
      await first.append(entry('one', 0));
      await first.putHook(hook('hook', 'one', 1));
      await first.append(entry('one', 1, { notices: [{ seat: 1, body: 'your turn' }] }));
      await first.close();
      const second = await house.open();
      expect(await second.hooksOf('one')).toEqual([hook('hook', 'one', 1)]);
      expect(await second.claimDeliveries(5000, 6000, 10)).toMatchObject([{ body: 'your turn' }]);
    });

    it('tells every hook of a table once what is for all', async () => {
      const store = await open();
      await store.append(entry('one', 1, { at: 50, notices: [{ seat: 'all', body: 'over' }] }));
      expect(told(await store.claimDeliveries(50, 100, 10))).toEqual([
        'hook 0: over',
        'hook 1: over',
        'hook 2: over',
      ]);
    });

    it('tells them of appends in one transaction in the order of the appends', async () => {
      const store = await open();
      await Promise.all(
        upTo(5).map((number) =>
          store.append(entry('one', number, { at: 50, notices: [{ seat: 2, body: `${number}` }] })),
        ),
      );
      const bodies = (await store.claimDeliveries(50, 100, 20)).map(({ body }) => body);
      expect(bodies).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '5']);
    });

    it('puts a notice for one hook on its way', async () => {
      const store = await open();
      await store.putDelivery('hook 2', 'test', 20);
      expect(await store.claimDeliveries(19, 100, 10)).toEqual([]);
      expect(told(await store.claimDeliveries(20, 100, 10))).toEqual(['hook 2: test']);
      await expect(store.putDelivery('no such hook', 'test', 20)).rejects.toThrow(/foreign key/i);
    });

    it('drops what is on its way to a hook that is taken away', async () => {
      const store = await open();
      await store.append(entry('one', 1, { at: 50, notices: [{ seat: 1, body: 'one' }] }));
      await store.dropHook('hook 1');
      expect(told(await store.claimDeliveries(50, 100, 10))).toEqual(['hook 0: one']);
    });

    it('gives a delivery to one claimer until its time is over', async () => {
      const store = await open();
      await store.putDelivery('hook 2', 'second', 30);
      await store.putDelivery('hook 1', 'first', 20);
      expect(told(await store.claimDeliveries(40, 100, 1))).toEqual(['hook 1: first']);
      expect(told(await store.claimDeliveries(40, 200, 10))).toEqual(['hook 2: second']);
      expect(await store.claimDeliveries(99, 300, 10)).toEqual([]);
      const again = await store.claimDeliveries(100, 300, 10);
      expect(again).toMatchObject([{ body: 'first', attempts: 1 }]);
      expect(await store.claimDeliveries(200, 300, 10)).toMatchObject([{ body: 'second', attempts: 1 }]);
    });

    it('ends deliveries or tries them again', async () => {
      const store = await open();
      await store.putDelivery('hook 1', 'arrives', 10);
      await store.putDelivery('hook 2', 'fails', 10);
      const [arrives, fails] = await store.claimDeliveries(10, 1000, 10);
      await store.endDelivery(arrives!.id);
      await store.retryDelivery(fails!.id, 60);
      expect(await store.claimDeliveries(59, 1000, 10)).toEqual([]);
      expect(await store.claimDeliveries(60, 1000, 10)).toEqual([{ ...fails, attempts: 1 }]);
      await store.endDelivery(fails!.id);
      await store.endDelivery(fails!.id);
      expect(await store.claimDeliveries(9999, 9999, 10)).toEqual([]);
    });

    it('takes a delivery back that was not tried, without counting it', async () => {
      const store = await open();
      await store.putDelivery('hook 1', 'waits', 10);
      for (const due of [50, 90]) {
        const [claimed] = await store.claimDeliveries(due - 1, 1000, 10);
        expect(claimed).toMatchObject({ body: 'waits', attempts: 0 });
        await store.returnDelivery(claimed!.id, due);
        expect(await store.claimDeliveries(due - 1, 1000, 10)).toEqual([]);
      }
      await store.returnDelivery('99', 10);
    });

    it('never gives one delivery to two claimers', async () => {
      const store = await open();
      await Promise.all(upTo(60).map((number) => store.putDelivery('hook 1', `${number}`, 10)));
      const claims = await Promise.all(upTo(10).map(() => store.claimDeliveries(10, 1000, 8)));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await store.claimDeliveries(10, 1000, 100);
      expect(ids.length + rest.length).toBe(60);
    });
  });
}
