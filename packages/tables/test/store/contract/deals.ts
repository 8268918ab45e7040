// Games of one deal: in their order, the first game of each person alone counting, however many there are and in whatever order they
// come in.
import { describe, expect, it } from 'vitest';
import { pageOfDeal } from '../../../src/deals/page.ts';
import type { Append, DealPage, TableRow, TableStore } from '../../../src/store/store.ts';
import type { Build } from '../contract.ts';
import { ALL, DAY, game, MORNING, type Told } from '../dealSamples.ts';

const HOUR = 3_600_000;

const inShort = ({ results }: DealPage): string[] =>
  results.map(({ row: { table }, place, aside }) => `${table} ${String(place ?? aside)}`);

export function describeDeals(build: Build): void {
  const open = async (): Promise<TableStore> => (await build()).open();

  describe('games of a deal', () => {
    it('come in their order, the better ones first, with places that equal ones share', async () => {
      const store = await open();
      const games: readonly [string, Told][] = [
        ['slow', { turns: 20 }],
        ['up', { status: 'abandoned' }],
        ['lost', { ending: 'outbreaks' }],
        ['quick', { turns: 10, began: MORNING + HOUR }],
        ['as quick', { turns: 10 }],
        ['further', { ending: 'cards', goals: 3 }],
      ];
      for (const [table, told] of games) await store.append(game(table, 0, 'a', [table], told));
      const page = await store.dealGames('a', ALL);
      expect(inShort(page)).toEqual(['as quick 1', 'quick 1', 'slow 3', 'further 4', 'lost 5', 'up 6']);
      expect(page).toMatchObject({ total: 6, own: [], listed: [], bots: [] });
      expect(page).not.toHaveProperty('day');
      const part = await store.dealGames('a', { guest: 'slow', from: 2, limit: 2 });
      expect(inShort(part)).toEqual(['slow 3', 'further 4']);
      expect(part.own.map(({ row }) => row.table)).toEqual(['slow']);
      expect(inShort(await store.dealGames('a', { ...ALL, from: 6 }))).toEqual([]);
      expect(await store.dealGames('b', ALL)).toEqual({
        total: 0,
        results: [],
        own: [],
        listed: [],
        bots: [],
      });
    });

    it('count once for each person, also where the first is written down last', async () => {
      const store = await open();
      await store.append(game('late', 0, 'a', ['ann'], { began: MORNING + HOUR }));
      expect(inShort(await store.dealGames('a', ALL))).toEqual(['late 1']);
      await store.append(game('running', 0, 'a', ['ann', 'bob'], { status: 'playing' }));
      expect(inShort(await store.dealGames('a', ALL))).toEqual(['late repeat']);
      await store.append(game('of bob', 0, 'a', ['bob'], { began: MORNING + HOUR }));
      await store.append(game('of cay', 0, 'a', ['cay'], { began: MORNING + HOUR }));
      await store.append(game('running', 1, 'a', ['ann', 'bob', 'cay'], { turns: 30 }));
      expect(inShort(await store.dealGames('a', ALL))).toEqual([
        'running 1',
        'late repeat',
        'of bob repeat',
        'of cay repeat',
      ]);
    });

    it('of a day count if they were made for it and began on it', async () => {
      const store = await open();
      await store.append(game('stranger', 0, 'a', ['eve']));
      expect(inShort(await store.dealGames('a', ALL))).toEqual(['stranger 1']);
      await store.append(game('ann', 0, 'a', ['ann'], { day: DAY, turns: 5 }));
      await store.append(game('bob', 0, 'a', ['bob'], { day: DAY, began: MORNING + 24 * HOUR }));
      const page = await store.dealGames('a', ALL);
      expect(page.day).toBe(DAY);
      expect(inShort(page)).toEqual(['ann 1', 'stranger repeat', 'bob late']);
    });

    it('of bots stand apart, listed ones are found, and a game that is taken up again is none', async () => {
      const store = await open();
      await store.append(game('bots', 0, 'a', ['cordon'], { status: 'playing' }));
      await store.append(game('seen', 0, 'a', ['ann'], { listed: 'yes' }));
      await store.append(game('hidden', 0, 'a', ['bob']));
      const page = await store.dealGames('a', ALL);
      expect(page.bots.map(({ table }) => table)).toEqual(['bots']);
      expect(page.listed.map(({ row }) => row.table)).toEqual(['seen']);
      expect(page.total).toBe(2);
      await store.append(game('seen', 1, 'a', ['ann'], { status: 'playing' }));
      expect(inShort(await store.dealGames('a', ALL))).toEqual(['hidden 1']);
      expect((await store.dealGames('a', ALL)).listed).toEqual([]);
    });

    it.each([1, 2, 3])('are as if all of them were compared, whatever happens (%i)', async (seed) => {
      const store = await open();
      const rows = new Map<string, TableRow>();
      const keep = async (append: Append): Promise<void> => {
        await store.append(append);
        const { table, after, at, summary } = append;
        rows.set(table, { ...summary, table, number: after + 1, touched: at });
      };
      const chance = chanceFrom(seed);
      const people = ['ann', 'bob', 'cay', 'dan', 'eve', 'fay', 'guy', 'hal'];
      const tables = Array.from({ length: 30 }, (_, index) => ({
        name: `table ${String(index)}`,
        number: 0,
        told: {} as Told,
        with: [people[chance(8)]!],
      }));
      for (let step = 0; step < 120; step++) {
        const one = tables[chance(tables.length)]!;
        if (one.number > 1 && chance(3) === 0) one.with = [...new Set([...one.with, people[chance(8)]!])];
        one.told = nextOf(one.told, one.number, chance);
        await keep(game(one.name, one.number, 'a', one.with, one.told));
        one.number++;
      }
      const all = [...rows.values()].toSorted((one, other) => (one.table < other.table ? -1 : 1));
      for (const guest of ['', ...people]) {
        const query = { guest, from: 0, limit: 100 };
        expect(await store.dealGames('a', query)).toEqual(pageOfDeal(all, query));
      }
      for (let from = 0; from < 30; from += 4) {
        const query = { guest: 'ann', from, limit: 5 };
        expect(await store.dealGames('a', query)).toEqual(pageOfDeal(all, query));
      }
    });
  });
}

/** From one moment of a game to the next: made, begun, over, and now and then taken up again. */
function nextOf(told: Told, number: number, chance: (below: number) => number): Told {
  const day = number === 0 && chance(4) > 0 ? { day: DAY } : {};
  if (number === 0) return { status: 'gathering', listed: chance(3) === 0 ? 'yes' : 'no', ...day };
  if (told.status === 'gathering') return { ...told, status: 'playing', began: MORNING + chance(40) * HOUR };
  if (told.status !== 'playing') return chance(4) === 0 ? { ...told, status: 'playing' } : told;
  const [turns, goals, outbreaks] = [5 + chance(3), chance(3), chance(3)];
  const ended = { ...told, turns, goals, outbreaks };
  return chance(5) === 0
    ? { ...ended, status: 'abandoned' }
    : { ...ended, status: 'over', ending: chance(2) === 0 ? 'won' : 'cards' };
}

/** Whole numbers below a bound, the same for the same seed. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
