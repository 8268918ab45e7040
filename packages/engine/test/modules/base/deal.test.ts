import { describe, expect, it } from 'vitest';
import { legal, start, view } from '../../../src/index.ts';
import { world } from '../../../src/modules/base/map.ts';
import { compiled, isEpidemic, seeds, TABLES } from './tables.ts';

const population = new Map(world.cities.map((city) => [city.id, city.rank]));
const SEEDS = seeds(10);
const HAND_SIZES = new Map([
  [2, 4],
  [3, 3],
  [4, 2],
]);

/** The starting hands in seating order and who begins, as the facts tell them. */
function deal(
  facts: ReturnType<typeof start>['facts'],
  players: number,
): { hands: string[][]; first: number } {
  const hands: string[][] = Array.from({ length: players }, () => []);
  let first = 0;
  for (const fact of facts) {
    if (fact.fact === 'dealtCard') hands[fact.seat - 1]!.push(fact.card);
    if (fact.fact === 'firstPlayer') first = fact.seat;
  }
  return { hands, first };
}

const highest = (hand: readonly string[]): number =>
  Math.max(...hand.map((card) => population.get(card) ?? 0));

describe('setup, roles', () => {
  it('BASE-SET-13 BASE-SET-14 BASE-SET-15 BASE-CMP-11 each player has a different role, seen by all, with its pawn in Atlanta', () => {
    for (const table of TABLES) {
      const game = compiled({ ...table, options: { hands: 'private' } });
      for (const seed of SEEDS) {
        const { state } = start(game, seed);
        const dealt = view(state, 0).seats.map((seat) => seat.role);
        expect(new Set(dealt).size).toBe(table.players);
        for (let viewer = 0; viewer <= table.players; viewer++) {
          const { seats } = view(state, viewer);
          expect(seats.map((seat) => seat.role)).toEqual(dealt);
          expect(seats.map((seat) => seat.city)).toEqual(dealt.map(() => 'atlanta'));
        }
      }
    }
  });

  it('BASE-SET-13 BASE-CMP-11 the seven roles are shuffled: each comes to each seat about as often', () => {
    const game = compiled({ players: 4 });
    const counts = new Map<string, number>();
    for (const seed of seeds(700)) {
      for (const { seat, role } of view(start(game, seed).state, 0).seats) {
        counts.set(`${String(seat)} ${role}`, (counts.get(`${String(seat)} ${role}`) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(4 * 7);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });

  it('BASE-SET-15 a role that was not dealt has no pawn and no effect', () => {
    const { state } = start(compiled({ players: 2, roles: ['dispatcher', 'scientist'] }), SEEDS[0]!);
    expect(view(state, 0).seats.map((seat) => seat.role)).toEqual(['dispatcher', 'scientist']);
    const kinds = new Set(legal(state).map((command) => command.kind));
    for (const foreign of ['fly', 'store']) expect([...kinds]).not.toContain(foreign);
  });
});

describe('setup, hands', () => {
  it('BASE-SET-12 BASE-SET-16 BASE-SET-17 four, three or two city and event cards are dealt, and nothing else', () => {
    for (const table of TABLES) {
      const game = compiled({ ...table, options: { hands: 'open' } });
      for (const seed of SEEDS) {
        const { seats } = view(start(game, seed).state, 0);
        for (const seat of seats) {
          expect(Object.keys(seat).sort()).toEqual(['city', 'hand', 'handSize', 'role', 'seat']);
          expect(seat.handSize).toBe(HAND_SIZES.get(table.players));
          expect(seat.hand).toHaveLength(seat.handSize);
          expect(seat.hand.filter((card) => isEpidemic(card) || !game.cardIds.includes(card))).toEqual([]);
        }
      }
    }
  });

  it('BASE-SET-17 city and event cards are shuffled together: each of the 53 is dealt in some game', () => {
    const game = compiled({ players: 2 });
    const dealt = new Set(seeds(600).flatMap((seed) => deal(start(game, seed).facts, 2).hands[0]!));
    expect([...dealt].sort()).toEqual(game.cardIds.filter((card) => !isEpidemic(card)).sort());
  });
});

describe('setup, first player', () => {
  it('BASE-SET-24 BASE-SET-25 the holder of the largest city begins with four actions, whatever events were dealt', () => {
    let dealsWithEvents = 0;
    for (const table of TABLES) {
      for (const hands of ['open', 'private']) {
        const game = compiled({ ...table, options: { hands } });
        for (const seed of SEEDS) {
          const { state, facts } = start(game, seed);
          const dealt = deal(facts, table.players);
          const best = dealt.hands.map(highest);
          expect(best[dealt.first - 1]).toBe(Math.max(...best));
          expect(view(state, 0).turn).toBe(dealt.first);
          expect(view(state, 0).frames.at(-1)).toEqual({ frame: 'actions', seat: dealt.first, left: 4 });
          const cities = dealt.hands.flat().filter((card) => population.has(card));
          expect(cities.length).toBeGreaterThanOrEqual(3);
          dealsWithEvents += cities.length < dealt.hands.flat().length ? 1 : 0;
        }
      }
    }
    expect(dealsWithEvents).toBeGreaterThan(25);
  });

  it('BASE-SET-24 every seat begins in some game', () => {
    for (const players of [2, 3, 4]) {
      const game = compiled({ players });
      const firsts = new Set(seeds(100).map((seed) => view(start(game, seed).state, 0).turn));
      expect(firsts.size).toBe(players);
    }
  });

  it('BASE-SET-26 of two players with equally large cities the earlier seat begins', () => {
    const game = compiled({ players: 4 });
    const ties = { chicagoFirst: 0, limaFirst: 0 };
    for (const seed of seeds(12_000)) {
      const { hands, first } = deal(start(game, seed).facts, 4);
      const best = hands.map(highest);
      const earliest = best.indexOf(Math.max(...best));
      if (earliest === best.lastIndexOf(Math.max(...best))) continue;
      ties[hands[earliest]!.includes('chicago') ? 'chicagoFirst' : 'limaFirst']++;
      expect(first).toBe(earliest + 1);
    }
    expect(ties.chicagoFirst).toBeGreaterThan(0);
    expect(ties.limaFirst).toBeGreaterThan(0);
  });
});
