import { describe, expect, it } from 'vitest';
import { start, view, type Game, type Seed } from '../../../src/index.ts';
import { peninsula } from '../../../src/modules/iberia/map.ts';
import { everyDeal, iberianGame, iberianSeeds, isCity, sitDown, TABLES } from './setups.ts';

const rank = new Map(peninsula.cities.map((city) => [city.id, city.rank]));

/** The rank of the oldest city of a hand; less than any for a hand without one. */
const oldest = (hand: readonly string[]): number =>
  Math.max(...hand.map((card) => rank.get(card) ?? Number.NEGATIVE_INFINITY));

/** Hands, who begins by the fact, and the card that decided. */
function deal(game: Game, seed: Seed): { hands: (readonly string[])[]; first: number; card: string } {
  const { state, facts } = start(game, seed);
  const fact = facts.find((told) => told.fact === 'firstPlayer')!;
  const hands = view(state, 0).seats.map(({ hand }) => hand);
  return { hands, first: fact.seat, card: fact.card! };
}

describe('setup, who begins', () => {
  it('IB-SET-32 IB-DIF-5 the holder of the oldest city takes the first turn, with four actions', () => {
    everyDeal(15, ({ state, players }) => {
      sitDown(state);
      const { seats, turn, frames } = view(state, 0);
      const ages = seats.map(({ hand }) => oldest(hand));
      expect(ages[turn - 1]).toBe(Math.max(...ages));
      expect(frames.at(-1)).toEqual({ frame: 'actions', seat: turn, left: 4 });
      expect(seats).toHaveLength(players);
    });
  });

  it('IB-SET-32 every seat begins in some game', () => {
    for (const players of [2, 3, 4, 5]) {
      const game = iberianGame({ players });
      expect(new Set(iberianSeeds(80).map((seed) => deal(game, seed).first)).size).toBe(players);
    }
  });

  it('IB-SET-33 years before our era come first and count backwards', () => {
    const founded: Readonly<Record<string, number>> = {
      cadiz: -1104,
      lisboa: -1000,
      malaga: -750,
      granada: -550,
      zaragoza: -24,
      braga: -16,
      barcelona: -15,
      albufeira: 750,
      madrid: 871,
      valladolid: 1072,
      'andorra-la-vella': 1278,
      'bilbao-bilbo': 1300,
    };
    const game = iberianGame({ players: 5 });
    // All other cities are taken for younger than these, so that late years decide some games too.
    const startRank = game.startRank.map((age, city) =>
      (game.cityIds[city] ?? '') in founded ? age : -9999,
    );
    const decided = new Set<string>();
    for (const seed of iberianSeeds(700)) {
      const { hands, first, card } = deal({ ...game, startRank }, seed);
      const [best] = hands
        .flat()
        .filter((city) => city in founded)
        .toSorted((one, other) => founded[one]! - founded[other]!);
      if (best === undefined) continue;
      expect(card).toBe(best);
      expect(hands[first - 1]).toContain(best);
      decided.add(best);
    }
    expect([...decided]).toEqual(
      expect.arrayContaining(['cadiz', 'zaragoza', 'barcelona', 'albufeira', 'madrid']),
    );
  });

  it('IB-SET-34 all city cards in hand count, not only the one the pawn begins with', () => {
    let others = 0;
    everyDeal(10, ({ state }) => {
      const youngest = (cities: readonly string[]): string =>
        cities.toSorted((one, other) => rank.get(one)! - rank.get(other)!)[0]!;
      sitDown(state, (commands) => {
        const starts = commands.filter((command) => command.kind === 'start');
        const city = youngest(starts.map((command) => command.city));
        return starts.find((command) => command.city === city) ?? commands[0]!;
      });
      const { seats, turn } = view(state, 0);
      const ages = seats.map(({ hand }) => oldest(hand));
      expect(ages[turn - 1]).toBe(Math.max(...ages));
      const ofPawns = seats.map((seat) => rank.get(seat.city!)!);
      if (ofPawns[turn - 1] !== Math.max(...ofPawns)) others++;
    });
    expect(others).toBeGreaterThan(20);
  });

  it('IB-SET-35 who holds events only does not begin', () => {
    const game = iberianGame({ players: 5 });
    let without = 0;
    for (const seed of iberianSeeds(400)) {
      const { hands, first } = deal(game, seed);
      const cities = hands.map((hand) => hand.filter((card) => isCity(game, card)).length);
      expect(cities[first - 1]).toBeGreaterThan(0);
      without += cities.filter((count) => count === 0).length;
    }
    expect(without).toBeGreaterThan(10);
  });

  it('IB-SET-35 even if all events of the game were dealt, two city cards would be in hands', () => {
    const atLeast = new Set<number>();
    for (const table of TABLES) {
      const game = iberianGame(table);
      const { state } = start(game, iberianSeeds(1)[0]!);
      const { seats, playerDeck } = view(state, 0);
      const dealt = seats.reduce((sum, seat) => sum + seat.handSize, 0);
      const events = dealt + playerDeck.size - table.epidemics - 48;
      atLeast.add(dealt - events);
    }
    expect(Math.min(...atLeast)).toBe(2);
  });
});

describe('setup, equally old cities', () => {
  const game = iberianGame({ players: 4 });
  /** The first half of the cities, taken for equally old and older than all others. */
  const tied = (city: string): boolean => game.cityNumbers.get(city)! < 24;
  const levelled: Game = {
    ...game,
    startRank: game.startRank.map((_, city) => (city < 24 ? 1 : 0)),
  };
  const deals = iberianSeeds(4000).map((seed) => deal(levelled, seed));
  const holders = (hands: readonly (readonly string[])[]): number[] =>
    hands.flatMap((hand, index) =>
      hand.some((card) => isCity(game, card) && tied(card)) ? [index + 1] : [],
    );

  it('IB-SET-36 chance decides between those who hold them, and nobody else begins', () => {
    const counts = new Map<string, number>();
    for (const { hands, first, card } of deals) {
      const equals = holders(hands);
      if (equals.length === 0) continue;
      expect(equals).toContain(first);
      expect(hands[first - 1]).toContain(card);
      const key = `${String(equals.indexOf(first) + 1)} of ${String(equals.length)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const many of [2, 3, 4]) {
      const each = Array.from({ length: many }, (_, at) =>
        counts.get(`${String(at + 1)} of ${String(many)}`)!,
      );
      const all = each.reduce((sum, count) => sum + count, 0);
      for (const count of each) expect(Math.abs(count / all - 1 / many)).toBeLessThan(0.07);
    }
  });

  it('IB-SET-36 the draw is between players: two such cards in a hand count no more than one', () => {
    let games = 0;
    let richer = 0;
    for (const { hands, first } of deals) {
      const held = hands.map((hand) => hand.filter((card) => isCity(game, card) && tied(card)).length);
      if (holders(hands).length !== 2 || held.toSorted((one, other) => one - other).join('') !== '0012')
        continue;
      games++;
      if (held[first - 1] === 2) richer++;
    }
    expect(games).toBeGreaterThan(300);
    expect(Math.abs(richer / games - 1 / 2)).toBeLessThan(0.08);
  });

  it('IB-SET-36 the same seed draws the same player', () => {
    for (const [index, seed] of iberianSeeds(40).entries())
      expect(deal(levelled, seed)).toEqual(deals[index]);
  });
});
