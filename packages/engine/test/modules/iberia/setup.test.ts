import { describe, expect, it } from 'vitest';
import { compile, legal, start, view } from '../../../src/index.ts';
import { peninsula } from '../../../src/modules/iberia/map.ts';
import { faceDown, isEpidemic } from '../base/tables.ts';
import { everyDeal, iberianGame, iberianSeeds, isCity, isEvent, sitDown } from './setups.ts';

const colourOf = new Map(peninsula.cities.map((city) => [city.id, city.colour]));
const COLOURS = ['black', 'blue', 'red', 'yellow'];

describe('setup, board and pieces', () => {
  it('IB-SET-1 IB-SET-2 hospitals, rails and tokens are beside the board until the first turn', () => {
    everyDeal(4, ({ state }) => {
      const beside = { hospitals: {}, rails: [], railsLeft: 20, tokens: {}, tokensLeft: 14 };
      expect(view(state, 0).shows).toMatchObject(beside);
      sitDown(state);
      expect(view(state, 0).shows).toMatchObject(beside);
      expect(view(state, 0).shows['hospitals']).toEqual({});
      expect(view(state, 0).shows['tokens']).toEqual({});
    });
  });

  it('IB-SET-3 IB-SET-9 IB-CMP-5 each of four colours has 24 cubes, and setup takes 18 of all', () => {
    everyDeal(4, ({ state, facts }) => {
      const { supply, cubes } = view(state, 0);
      expect(Object.keys(supply).sort()).toEqual(COLOURS);
      for (const [colour, left] of Object.entries(supply)) {
        expect(Object.values(cubes).reduce((sum, city) => sum + (city[colour] ?? 0), left)).toBe(24);
      }
      expect(Object.values(supply).reduce((sum, left) => sum + left, 0)).toBe(96 - 18);
      const placed = facts.filter((fact) => fact.fact === 'placed');
      expect(placed.map(({ cause, colour }) => [cause, colour])).toEqual(
        placed.map(({ city }) => ['setup', colourOf.get(city)]),
      );
    });
  });

  it('IB-SET-4 IB-SET-5 IB-SET-6 no outbreak, nothing researched, the rate on its first space', () => {
    everyDeal(4, ({ state }) => {
      sitDown(state);
      const { outbreaks, shows, rate, rateSpace } = view(state, 0);
      expect([outbreaks, shows['researched'], rateSpace, rate]).toEqual([0, [], 1, 2]);
    });
  });
});

describe('setup, first infections', () => {
  it('IB-SET-7 IB-SET-8 IB-SET-9 IB-SET-10 nine cards bring 3, 3, 3, 2, 2, 2, 1, 1, 1 cubes of their colours', () => {
    everyDeal(6, ({ state, facts }) => {
      const drawn = facts.filter((fact) => fact.fact === 'infectionDrawn').map((fact) => fact.city);
      expect(new Set(drawn).size).toBe(9);
      expect(drawn).toHaveLength(9);
      const wanted = drawn.map((city, index) => [
        city,
        { [colourOf.get(city)!]: [3, 2, 1][Math.floor(index / 3)] },
      ]);
      expect(view(state, 0).cubes).toEqual(Object.fromEntries(wanted));
      expect(view(state, 0).infectionDiscard).toEqual(drawn);
    });
  });

  it('IB-SET-10 IB-CMP-4 the other 39 of 48 infection cards lie face down in an order nobody knows', () => {
    everyDeal(3, ({ state, players }) => {
      const { infectionCards } = faceDown(state);
      expect(infectionCards).toHaveLength(39);
      const cityCards = state.game.cardIds.filter((card) => isCity(state.game, card)).sort();
      expect([...infectionCards, ...view(state, 0).infectionDiscard].sort()).toEqual(cityCards);
      for (let viewer = 0; viewer <= players; viewer++) {
        expect(view(state, viewer).infectionDeck.groups).toMatchObject([{ size: 39, known: {} }]);
      }
    });
  });

  it('IB-SET-7 the infection cards are shuffled: every city gets one, two and three cubes in some game', () => {
    const game = iberianGame({});
    const seen = new Set<string>();
    for (const seed of iberianSeeds(600)) {
      for (const [city, cubes] of Object.entries(view(start(game, seed).state, 0).cubes)) {
        seen.add(`${city} ${Object.values(cubes).join(' ')}`);
      }
    }
    expect(seen.size).toBe(48 * 3);
  });

  it('IB-SET-11 the cities come before roles, hands and pawns, so the Nurse keeps no cube away', () => {
    const game = iberianGame({ players: 2, roles: ['nurse', 'sailor'] });
    let besideHerToken = 0;
    for (const seed of iberianSeeds(60)) {
      const { state, facts } = start(game, seed);
      const words = facts.map((fact) => fact.fact);
      expect(words.lastIndexOf('placed')).toBeLessThan(words.indexOf('roleDealt'));
      expect(words.lastIndexOf('roleDealt')).toBeLessThan(words.indexOf('dealt'));
      const before = view(state, 0).cubes;
      const told = [...facts, ...sitDown(state)].map((fact) => fact.fact);
      expect(told.indexOf('pawnPlaced')).toBeGreaterThan(told.lastIndexOf('dealtCard'));
      expect(told.filter((word) => ['prevented', 'tokenSpent', 'removed'].includes(word))).toEqual([]);
      expect(view(state, 0).cubes).toEqual(before);
      const region = game.regionIds.indexOf(String(view(state, 0).shows['prevention']));
      const border = Array.from(game.citiesOf[region]!, (city) => game.cityIds[city]!);
      besideHerToken += border.filter((city) => before[city] !== undefined).length;
    }
    expect(besideHerToken).toBeGreaterThan(0);
  });

  it('IB-SET-12 nothing breaks out and nobody loses before the first turn', () => {
    everyDeal(6, ({ state, facts }) => {
      const words = [...facts, ...sitDown(state)].map((fact) => fact.fact);
      expect(words.filter((word) => word === 'outbreak' || word === 'over')).toEqual([]);
      const { cubes, ending, outbreaks } = view(state, 0);
      expect([ending, outbreaks, Object.keys(cubes).length]).toEqual(['running', 0, 9]);
      expect(Math.max(...Object.values(cubes).flatMap((city) => Object.values(city)))).toBe(3);
    });
  });
});

describe('setup, roles', () => {
  it('IB-SET-13 IB-SET-14 each player has a role of his own, seen by all, with its pawn', () => {
    everyDeal(4, ({ state, players }) => {
      sitDown(state);
      const { seats } = view(state, 0);
      expect(new Set(seats.map((seat) => seat.role)).size).toBe(players);
      expect(seats.filter((seat) => isCity(state.game, seat.city ?? ''))).toHaveLength(players);
      for (let viewer = 1; viewer <= players; viewer++) expect(view(state, viewer).seats).toEqual(seats);
    });
  });

  it('IB-SET-13 IB-CMP-2 chance deals the seven roles: each comes to each seat about as often', () => {
    const game = iberianGame({ players: 5 });
    const counts = new Map<string, number>();
    for (const seed of iberianSeeds(700)) {
      for (const { seat, role } of view(start(game, seed).state, 0).seats) {
        counts.set(`${String(seat)} ${role}`, (counts.get(`${String(seat)} ${role}`) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(5 * 7);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });

  it('IB-SET-14 a role that was not dealt is out of the game with all it can do', () => {
    const abilities: Readonly<Record<string, string>> = {
      'purify-one': 'agronomist',
      'purify-three': 'agronomist',
      swap: 'politician',
      'send-card': 'politician',
      'rail-twice': 'railwayman',
      'train-with': 'railwayman',
      study: 'royal-academy-scientist',
      'treat-more': 'rural-doctor',
      sail: 'sailor',
    };
    const game = iberianGame({ players: 2 });
    const used = new Set<string>();
    for (const seed of iberianSeeds(120)) {
      const { state } = start(game, seed);
      sitDown(state);
      const { seats, turn } = view(state, 0);
      for (const { kind } of legal(state)) {
        if (!(kind in abilities)) continue;
        expect(abilities[kind]).toBe(seats[turn - 1]!.role);
        used.add(kind);
      }
    }
    expect([...used]).toEqual(
      expect.arrayContaining(['purify-one', 'rail-twice', 'study', 'sail', 'send-card']),
    );
  });

  it('IB-SET-14 nobody shares a role and nobody has a role of another game', () => {
    for (const roles of [
      ['nurse', 'nurse'],
      ['nurse', 'medic'],
    ]) {
      expect(compile({ game: 'iberia', players: 2, roles })).toMatchObject({ ok: false });
    }
    expect(compile({ game: 'iberia', players: 2, roles: ['nurse', 'sailor'] }).ok).toBe(true);
  });
});

describe('setup, hands', () => {
  const HANDS: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };

  it('IB-SET-15 IB-SET-18 IB-CMP-13 hands of 4, 3, 2 or 2 city and event cards, and nothing else', () => {
    everyDeal(8, ({ state, facts, players }) => {
      for (const { hand, handSize } of view(state, 0).seats) {
        expect([hand.length, handSize]).toEqual([HANDS[players], HANDS[players]]);
        expect(hand.filter((card) => !isCity(state.game, card) && !isEvent(state.game, card))).toEqual([]);
      }
      const dealt = facts.flatMap((fact) => (fact.fact === 'dealtCard' ? [fact.card] : []));
      expect(dealt.filter(isEpidemic)).toEqual([]);
      expect(dealt.sort()).toEqual(
        view(state, 0)
          .seats.flatMap((seat) => seat.hand)
          .sort(),
      );
    });
  });

  it('IB-SET-18 cities and events are shuffled together: each of the 63 cards is dealt in some game', () => {
    const game = iberianGame({ players: 2 });
    const dealt = new Set(
      iberianSeeds(600).flatMap((seed) => view(start(game, seed).state, 0).seats[0]!.hand),
    );
    expect([...dealt].sort()).toEqual(game.cardIds.filter((card) => !isEpidemic(card)).sort());
    expect(dealt.size).toBe(63);
  });

  it('IB-SET-26 every hand lies open to all at every difficulty, and no table can hide them', () => {
    everyDeal(3, ({ state, facts, players, epidemics }) => {
      const { seats } = view(state, 0);
      expect(seats.every((seat) => seat.hand.length === HANDS[players])).toBe(true);
      for (let viewer = 1; viewer <= players; viewer++) expect(view(state, viewer).seats).toEqual(seats);
      expect(facts.filter((fact) => fact.audience !== undefined)).toEqual([]);
      const hidden = { game: 'iberia', players, epidemics, options: { hands: 'private' } };
      expect(compile(hidden)).toMatchObject({ ok: false, error: { code: 'bad-configuration' } });
    });
  });
});
