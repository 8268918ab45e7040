import { describe, expect, it } from 'vitest';
import { start, view, type State } from '../../../src/index.ts';
import { world } from '../../../src/modules/base/map.ts';
import { compiled, faceDown, isEpidemic, pass, seeds, send, TABLES, withoutDiseases } from './tables.ts';

const colourOf = new Map(world.cities.map((city) => [city.id, city.colour]));
const SEEDS = seeds(10);

/** Whether the first seat has two actions or more. */
function mayAct(state: State): boolean {
  const { turn, frames } = view(state, 0);
  return turn === 1 && frames.at(-1)?.frame === 'actions' && Number(frames.at(-1)?.['left']) >= 2;
}

/** Calls back with every size of the game set up with every seed. */
function everySetup(check: (table: ReturnType<typeof start> & (typeof TABLES)[number]) => void): void {
  for (const table of TABLES) {
    const game = compiled(table);
    for (const seed of SEEDS) check({ ...table, ...start(game, seed) });
  }
}

describe('setup, board and markers', () => {
  it('BASE-SET-1 one station stands in Atlanta, and five more can be built', () => {
    everySetup(({ state }) => expect(view(state, 0).shows['stations']).toEqual(['atlanta']));
    const state = withoutDiseases(
      start(compiled({ players: 2, roles: ['operations-expert', 'medic'] }), SEEDS[0]!).state,
    );
    const path = ['chicago', 'montreal', 'new-york', 'london', 'essen'];
    for (const city of path) {
      while (!mayAct(state)) pass(state);
      send(state, { kind: 'drive', seat: 1, to: city });
      send(state, { kind: 'build', seat: 1 });
    }
    expect(view(state, 0).shows['stations']).toEqual(expect.arrayContaining(['atlanta', ...path]));
    expect(view(state, 0).shows['stations']).toHaveLength(6);
  });

  it('BASE-SET-2 BASE-SET-9 BASE-CMP-3 every colour has 24 cubes, of which setup takes 18 in all', () => {
    everySetup(({ state }) => {
      const { supply, cubes } = view(state, 0);
      expect(Object.keys(supply).sort()).toEqual(['black', 'blue', 'red', 'yellow']);
      for (const [colour, left] of Object.entries(supply)) {
        expect(Object.values(cubes).reduce((sum, city) => sum + (city[colour] ?? 0), left)).toBe(24);
      }
      expect(Object.values(supply).reduce((sum, left) => sum + left, 0)).toBe(4 * 24 - 18);
    });
  });

  it('BASE-SET-3 BASE-SET-4 BASE-SET-5 nothing has broken out, nothing is cured, the rate is the first 2', () => {
    everySetup(({ state }) => {
      const { outbreaks, shows, rate, rateSpace } = view(state, 0);
      expect(outbreaks).toBe(0);
      expect(shows['cures']).toEqual({ blue: 'none', yellow: 'none', black: 'none', red: 'none' });
      expect([rateSpace, rate]).toEqual([1, 2]);
    });
  });
});

describe('setup, first infections', () => {
  it('BASE-SET-6 BASE-SET-7 BASE-SET-8 BASE-SET-9 BASE-SET-10 the first nine cards get 3, 3, 3, 2, 2, 2, 1, 1, 1 cubes of their colours', () => {
    everySetup(({ state, facts }) => {
      const drawn = facts.filter((fact) => fact.fact === 'infectionDrawn').map((fact) => fact.city);
      expect(drawn).toHaveLength(9);
      expect(new Set(drawn).size).toBe(9);
      const { cubes, infectionDiscard } = view(state, 0);
      expect(infectionDiscard).toEqual(drawn);
      const wanted = drawn.map((city, index) => [
        city,
        { [colourOf.get(city)!]: [3, 2, 1][Math.floor(index / 3)] },
      ]);
      expect(cubes).toEqual(Object.fromEntries(wanted));
    });
  });

  it('BASE-SET-10 the other 39 cards lie face down in an order nobody knows', () => {
    everySetup(({ state, players }) => {
      for (let viewer = 0; viewer <= players; viewer++) {
        const { infectionDeck, infectionDiscard } = view(state, viewer);
        expect(infectionDeck.size).toBe(39);
        expect(infectionDeck.groups).toMatchObject([{ size: 39, known: {} }]);
        const inDeck = Object.values(infectionDeck.sets).flat();
        expect([...inDeck, ...infectionDiscard].sort()).toEqual([...state.game.cityIds].sort());
      }
    });
  });

  it('BASE-SET-6 BASE-SET-7 BASE-SET-8 the infection cards are shuffled: every city gets every number of cubes in some game', () => {
    const game = compiled({});
    const seen = new Set<string>();
    for (const seed of seeds(600)) {
      const { cubes } = view(start(game, seed).state, 0);
      for (const [city, counts] of Object.entries(cubes))
        seen.add(`${city} ${Object.values(counts).join(' ')}`);
    }
    expect(seen.size).toBe(48 * 3);
  });

  it('BASE-SET-11 no role prevents a first infection, and no outbreak or loss comes of one', () => {
    const game = compiled({ players: 2, roles: ['quarantine-specialist', 'medic'] });
    const protectedCities = ['atlanta', 'chicago', 'washington', 'miami'];
    const infected = new Set<string>();
    for (const seed of seeds(200)) {
      const { state, facts } = start(game, seed);
      expect(facts.filter((fact) => ['prevented', 'outbreak', 'over'].includes(fact.fact))).toEqual([]);
      const { cubes, ending, outbreaks, supply } = view(state, 0);
      expect([ending, outbreaks]).toEqual(['running', 0]);
      expect(Object.values(supply).reduce((sum, left) => sum + left, 0)).toBe(78);
      for (const city of protectedCities) if (cubes[city] !== undefined) infected.add(city);
    }
    expect([...infected].sort()).toEqual(protectedCities.toSorted());
  });

  it('BASE-SET-16 BASE-SET-27 cities come before roles, roles before hands, hands before the epidemic cards', () => {
    everySetup(({ facts, players, epidemics }) => {
      const words = facts.map((fact) => fact.fact);
      const lastInfection = words.lastIndexOf('infectionDiscarded');
      const roles = [words.indexOf('roleDealt'), words.lastIndexOf('roleDealt')] as const;
      const hands = [words.indexOf('dealt'), words.lastIndexOf('dealtCard')] as const;
      expect(lastInfection).toBeLessThan(roles[0]);
      expect(words.lastIndexOf('placed')).toBeLessThan(roles[0]);
      expect(roles[1] - roles[0]).toBe(players - 1);
      expect(roles[1]).toBeLessThan(hands[0]);
      const unused = words.indexOf('removedFromGame');
      expect(unused === -1 ? 6 : epidemics).toBe(epidemics);
      expect(unused === -1 || unused > hands[1]).toBe(true);
      expect(words.indexOf('firstPlayer')).toBeGreaterThan(hands[1]);
      expect(facts.filter((fact) => fact.fact === 'dealtCard' && isEpidemic(fact.card))).toEqual([]);
    });
  });
});

describe('setup, the decks at the end', () => {
  it('BASE-SET-10 BASE-SET-18 BASE-CMP-20 every card is somewhere, once', () => {
    everySetup(({ state }) => {
      const { seats, removed, playerDiscard, infectionDiscard } = view(state, 0);
      const { playerCards, infectionCards } = faceDown(state);
      const hands = seats.flatMap(({ seat }) => view(state, seat).seats[seat - 1]!.hand);
      expect(playerDiscard).toEqual([]);
      expect([...hands, ...removed, ...playerCards].sort()).toEqual([...state.game.cardIds].sort());
      expect([...infectionDiscard, ...infectionCards].sort()).toEqual([...state.game.cityIds].sort());
    });
  });
});
