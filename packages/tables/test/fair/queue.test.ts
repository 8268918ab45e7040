// The fair queue on a virtual clock: no worker idles while somebody may work, nobody starves, and a greedy group keeps to its share.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue, type Claim } from '../../src/fair/queue.ts';
import { simulate, sum, waitOf, type Done, type Work } from './simulate.ts';

const claim = (...path: readonly string[]): Claim => ({ path });

const some = fc.record({
  address: fc.constantFrom('a', 'b', 'c'),
  guest: fc.constantFrom('1', '2', '3'),
  at: fc.integer({ min: 0, max: 60 }),
  cost: fc.integer({ min: 1, max: 30 }),
});
const works = fc
  .array(some, { minLength: 1, maxLength: 60 })
  .map((list) =>
    list.map(({ address, guest, at, cost }): Work => ({ at, cost, claim: claim(address, guest) })),
  );

const by = (done: readonly Done[], address: string): Done[] =>
  done.filter(({ claim: { path } }) => path[0] === address);

describe('whatever comes', () => {
  test('all of it is done, and no worker idles while something waits', () => {
    fc.assert(
      fc.property(
        works,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 2 }),
        (list, most, spares) => {
          const done = simulate({ most, spares }, list, (queue, running) => {
            expect(running.length).toBeLessThanOrEqual(most + spares);
            expect(queue.running).toBe(running.length);
            expect(queue.waiting === 0 || running.length >= most).toBe(true);
          });
          expect(done).toHaveLength(list.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('what one group asks for begins in the order in which it was asked', () => {
    fc.assert(
      fc.property(works, (list) => {
        const one = list.map((work) => ({ ...work, claim: claim('a', '1') }));
        const begun = simulate({ most: 1 }, one).map(({ at }) => at);
        expect(begun).toEqual(begun.toSorted((first, second) => first - second));
      }),
      { numRuns: 100 },
    );
  });

  test('what is taken out never runs, and nothing is remembered of those who are gone', () => {
    fc.assert(
      fc.property(works, fc.array(fc.nat(59), { maxLength: 30 }), (list, gone) => {
        const queue = new FairQueue<Work>({ most: 2, spares: 1 });
        for (const work of list) queue.add(work, work.claim);
        const removed = new Set(gone.flatMap((index) => list[index] ?? []));
        for (const work of removed) {
          expect(queue.remove(work)).toBe(true);
          expect(queue.remove(work)).toBe(false);
        }
        expect([...queue.waitingItems()]).toHaveLength(list.length - removed.size);
        for (let work = queue.take(); work !== undefined; work = queue.take()) {
          expect(removed.has(work)).toBe(false);
          expect(queue.remove(work)).toBe(false);
          queue.finish(work, work.cost);
        }
        expect([queue.waiting, queue.running, queue.size]).toEqual([0, 0, 0]);
      }),
      { numRuns: 100 },
    );
  });
});

/** A group that never runs out of work. */
const flood = (path: readonly string[], cost: number, count: number): Work[] =>
  Array.from({ length: count }, () => ({ at: 0, cost, claim: { path } }));

/** Time that a group's work took up to a moment. */
const usedBy = (done: readonly Done[], until: number): number =>
  sum(done.map(({ began, ended }) => Math.max(0, Math.min(ended, until) - began)));

describe('groups that always have work', () => {
  test('get the same time however much their work costs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 5 }), (costs) => {
        const names = costs.map((_, index) => String(index));
        const done = simulate(
          { most: 1 },
          costs.flatMap((cost, index) => flood([names[index]!, 'guest'], cost, Math.ceil(2000 / cost))),
        );
        const used = names.map((name) => usedBy(by(done, name), 1000));
        // One piece of work more or less, and what was guessed of the first one.
        expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(3 * Math.max(...costs));
      }),
      { numRuns: 50 },
    );
  });

  test('an address with many guests gets no more than one with one guest', () => {
    const many = Array.from({ length: 20 }, (_, guest) => flood(['a', String(guest)], 10, 20)).flat();
    const done = simulate({ most: 1 }, [...many, ...flood(['b', 'one'], 10, 200)]);
    expect(Math.abs(usedBy(by(done, 'a'), 2000) - usedBy(by(done, 'b'), 2000))).toBeLessThanOrEqual(20);
  });

  test('one with a smaller share goes last but does go', () => {
    const last = flood(['nobody', 'guest'], 10, 100).map((work): Work => ({
      ...work,
      claim: { ...work.claim, share: 1 / 8 },
    }));
    const done = simulate({ most: 1 }, [...last, ...flood(['a', 'guest'], 10, 200)]);
    const used = usedBy(by(done, 'nobody'), 1800);
    expect(used).toBeGreaterThanOrEqual(180);
    expect(used).toBeLessThanOrEqual(240);
  });

  test('time spent away earns nothing', () => {
    const early = flood(['a', 'guest'], 10, 300);
    const late = flood(['b', 'guest'], 10, 100).map((work): Work => ({ ...work, at: 1000 }));
    const done = simulate({ most: 1 }, [...early, ...late]);
    expect(usedBy(by(done, 'a'), 1400) - usedBy(by(done, 'a'), 1000)).toBeGreaterThanOrEqual(180);
  });
});

/** People who ask for one thing after the other, with pauses. */
const people = fc
  .array(fc.record({ pause: fc.integer({ min: 1, max: 50 }), cost: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 25,
  })
  .map((steps) => {
    let done = 0;
    return steps.map(({ pause, cost }): Work => {
      const at = done + pause;
      done = at + cost;
      return { at, cost, claim: claim('b', 'ann', 't') };
    });
  });

describe('one greedy group', () => {
  test.each([
    ['of another address', ['a', 'greedy', 't']],
    ['of another guest at the same address', ['b', 'greedy', 't']],
  ])('%s never keeps others waiting when there is a spare worker, however long its work takes', (_, path) => {
    fc.assert(
      fc.property(
        people,
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 3 }),
        (list, cost, most) => {
          const alone = simulate({ most, spares: 2 }, list);
          const beside = simulate({ most, spares: 2 }, [...list, ...flood(path, cost, 40)]);
          const waits = beside.filter(({ claim: { path: own } }) => own[1] === 'ann').map(waitOf);
          expect(sum(waits)).toBeLessThanOrEqual(2 * sum(alone.map(waitOf)));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('made of many guests of one address leaves a worker to the next address', () => {
    const guests = Array.from({ length: 12 }, (_, guest) => flood(['a', String(guest), 't'], 100, 3)).flat();
    const ann: Work = { at: 150, cost: 5, claim: claim('b', 'ann', 't') };
    const done = simulate({ most: 1, spares: 2 }, [...guests, ann]);
    expect(by(done, 'b').map(waitOf)).toEqual([5]);
  });

  test('without a spare one each waits as beside a worker half as fast, and for one piece of its work at most', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 20 }), (list, cost) => {
        const half = list.map((work) => ({ ...work, cost: 2 * work.cost }));
        const slow = simulate({ most: 1 }, half).map(waitOf);
        const beside = simulate({ most: 1 }, [...list, ...flood(['a', 'greedy', 't'], cost, 200)]);
        for (const [index, wait] of by(beside, 'b').map(waitOf).entries())
          expect(wait).toBeLessThanOrEqual(slow[index]! + cost);
      }),
      { numRuns: 100 },
    );
  });

  test('leaves room for the others of a big crowd: the wait of each at most doubles', () => {
    const crowd = Array.from({ length: 5 }, (_, guest) =>
      Array.from({ length: 20 }, (_unused, turn): Work => ({
        at: turn * 100 + guest,
        cost: 10,
        claim: claim(`b${String(guest)}`, 'guest', 't'),
      })),
    ).flat();
    const alone = sum(simulate({ most: 1 }, crowd).map(waitOf));
    const beside = simulate({ most: 1 }, [...crowd, ...flood(['a', 'greedy', 't'], 10, 400)]);
    const waits = sum(beside.filter(({ claim: { path } }) => path[0] !== 'a').map(waitOf));
    expect(waits).toBeLessThanOrEqual(2 * alone);
  });
});

test('no more run at once for a key than its limit, and others pass those who wait for it', () => {
  const limited = (path: readonly string[], key: string): Claim => ({ path, limits: [{ key, most: 2 }] });
  const list = [
    ...Array.from({ length: 10 }, (): Work => ({
      at: 0,
      cost: 100,
      claim: limited(['silent', 'x'], 'silent'),
    })),
    { at: 1, cost: 1, claim: limited(['quick', 'y'], 'quick') },
  ];
  const done = simulate({ most: 4 }, list, (_queue, running) => {
    expect(running.filter(({ claim: { path } }) => path[0] === 'silent').length).toBeLessThanOrEqual(2);
  });
  expect(done[0]).toMatchObject({ cost: 1, began: 1 });
  expect(done).toHaveLength(11);
});

test('groups that come and go are forgotten while others stay', () => {
  const queue = new FairQueue<number>({ most: 1 });
  queue.add(-1, claim('always', 'there'));
  queue.take();
  for (let item = 0; item < 2000; item++) queue.add(item, claim(`address ${String(item)}`, 'guest'));
  queue.finish(-1, 10);
  for (let item = queue.take(); item !== undefined && queue.waiting > 1; item = queue.take())
    queue.finish(item, 1);
  expect(queue.size).toBeLessThan(400);
});
