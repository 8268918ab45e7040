import { describe, expect, it } from 'vitest';
import { apply, clone, hashState, legal, start, view, type State } from '../../../src/index.ts';
import { choices } from '../base/tables.ts';
import { everyDeal, iberianGame, iberianSeeds, isCity, question, sitDown } from './setups.ts';

const ROLES = ['agronomist', 'politician', 'railwayman', 'rural-doctor', 'sailor'];

/** The city cards of the seat that the table waits for. */
function ownCities(state: State): string[] {
  const { seats, waitsFor } = view(state, 0);
  return seats[waitsFor - 1]!.hand.filter((card) => isCity(state.game, card));
}

/** A city of which a hand has the card, or any. */
const cityOf = (state: State, hand: readonly string[]): string =>
  hand.find((card) => isCity(state.game, card)) ?? 'madrid';

/** Tables of five at the moment when somebody without a city card has to choose. */
function withoutCityCards(count: number): State[] {
  const game = iberianGame({ players: 5, roles: ROLES });
  const found: State[] = [];
  for (const seed of iberianSeeds(count)) {
    const { state } = start(game, seed);
    while (question(state) === 'start-cities' && ownCities(state).length > 0) {
      const applied = apply(state, legal(state)[0]!);
      if (!applied.ok) throw new Error(applied.error.message);
    }
    if (question(state) === 'start-cities') found.push(state);
  }
  return found;
}

describe('setup, where pawns begin', () => {
  it('IB-SET-20 IB-SET-21 IB-DIF-3 each player puts the pawn into the city of a card that stays in hand', () => {
    let asked = 0;
    everyDeal(5, ({ state, players, epidemics }) => {
      const random = choices(100 * players + epidemics);
      const before = view(state, 0).seats.map(({ hand }) => hand);
      sitDown(state, (commands) => {
        const cities = ownCities(state);
        const command = commands[random(commands.length)]!;
        if (question(state) !== 'start-cities' || cities.length === 0) return command;
        asked++;
        const { seat } = command;
        const wanted = cities.map((city) => ({ kind: 'start', seat, city }));
        expect(commands).toHaveLength(wanted.length);
        expect(commands).toEqual(expect.arrayContaining(wanted));
        expect(view(state, 0).seats[seat - 1]!.city).toBeUndefined();
        return command;
      });
      const { seats } = view(state, 0);
      expect(seats.map(({ hand }) => hand)).toEqual(before);
      const bound = seats.filter(({ hand }) => hand.some((card) => isCity(state.game, card)));
      for (const { hand, city } of bound) expect(hand).toContain(city);
    });
    expect(asked).toBeGreaterThan(80);
  });

  it('IB-SET-20 the player chooses: each city card of a hand can be the beginning', () => {
    const { state } = start(
      iberianGame({ players: 2, roles: ['sailor', 'politician'] }),
      iberianSeeds(1)[0]!,
    );
    const cities = ownCities(state);
    expect(cities.length).toBeGreaterThan(1);
    for (const city of cities) {
      const copy = clone(state);
      expect(apply(copy, { kind: 'start', seat: 1, city })).toMatchObject({
        ok: true,
        value: [{ fact: 'pawnPlaced', seat: 1, city }],
      });
      expect(view(copy, 0).seats[0]).toMatchObject({ city });
    }
  });

  it('IB-SET-22 who holds a city card begins in no other city, be it of an event or of another hand', () => {
    let refused = 0;
    everyDeal(1, ({ state }) => {
      sitDown(state, (commands) => {
        const own = ownCities(state);
        if (question(state) !== 'start-cities' || own.length === 0) return commands[0]!;
        const { seat } = commands[0]!;
        const before = hashState(state);
        for (const city of state.game.cityIds) {
          if (own.includes(city)) continue;
          const refusal = apply(state, { kind: 'start', seat, city });
          expect(refusal.ok ? '' : refusal.error.reason).toBe('card-not-held');
          refused++;
        }
        expect(hashState(state)).toBe(before);
        return commands[0]!;
      });
    });
    expect(refused).toBeGreaterThan(500);
  });

  it('IB-SET-23 who holds no city card begins in any of the 48 cities', () => {
    const tables = withoutCityCards(100);
    expect(tables.length).toBeGreaterThan(3);
    for (const state of tables) {
      const { waitsFor: seat } = view(state, 0);
      const wanted = state.game.cityIds.map((city) => ({ kind: 'start', seat, city }));
      expect(legal(state)).toHaveLength(48);
      expect(legal(state)).toEqual(expect.arrayContaining(wanted));
    }
    const [state] = tables;
    for (const command of legal(state!)) {
      if (command.kind !== 'start') throw new Error(`${command.kind} is offered`);
      const copy = clone(state!);
      expect(apply(copy, command).ok).toBe(true);
      expect(view(copy, 0).seats[command.seat - 1]).toMatchObject({ city: command.city });
    }
  });

  it('IB-SET-24 the seats choose one after the other from the first', () => {
    everyDeal(3, ({ state, facts, players }) => {
      const placed = facts.flatMap((fact) => (fact.fact === 'pawnPlaced' ? [fact.seat] : []));
      const told = sitDown(state, (commands) => {
        const { waitsFor, seats } = view(state, 0);
        expect(new Set(commands.map((command) => command.seat))).toEqual(new Set([waitsFor]));
        if (question(state) !== 'start-cities') return commands[0]!;
        expect(seats.findIndex((seat) => seat.city === undefined)).toBe(waitsFor - 1);
        for (const { seat, hand } of seats.slice(waitsFor)) {
          const early = apply(state, { kind: 'start', seat, city: cityOf(state, hand) });
          expect(early).toMatchObject({ ok: false, error: { reason: 'not-your-turn' } });
        }
        return commands[0]!;
      });
      placed.push(...told.flatMap((fact) => (fact.fact === 'pawnPlaced' ? [fact.seat] : [])));
      expect(placed).toEqual(Array.from({ length: players }, (_, index) => index + 1));
    });
  });

  it('IB-SET-24 a pawn may begin where another one is', () => {
    const shared = withoutCityCards(60).find((state) => view(state, 0).waitsFor > 1)!;
    const { seats, waitsFor: seat } = view(shared, 0);
    const city = seats[0]!.city!;
    expect(apply(shared, { kind: 'start', seat, city }).ok).toBe(true);
    sitDown(shared);
    const there = view(shared, 0).seats.filter((other) => other.city === city);
    expect(there.map((other) => other.seat)).toEqual(expect.arrayContaining([1, seat]));
    expect(question(shared)).toBe('actions');
  });
});

describe('setup, the prevention token', () => {
  it('IB-SET-25 after her pawn the Nurse puts it into a region next to her, before anybody goes on', () => {
    for (const nurseAt of [0, 1, 2, 3, 4]) {
      const roles = ROLES.with(nurseAt, 'nurse');
      for (const seed of iberianSeeds(6)) {
        const { state } = start(iberianGame({ players: 5, roles }), seed);
        let asked = 0;
        sitDown(state, (commands) => {
          if (question(state) !== 'prevention') return commands.at(-1)!;
          asked++;
          const { seats, waitsFor, shows } = view(state, 0);
          expect(waitsFor).toBe(nurseAt + 1);
          expect(shows['prevention']).toBeUndefined();
          const { city } = seats[nurseAt]!;
          expect(seats.slice(nurseAt + 1).filter((seat) => seat.city !== undefined)).toEqual([]);
          const beside = regionsBeside(state, city!);
          expect(commands).toEqual(beside.map((region) => ({ kind: 'prevent', seat: waitsFor, region })));
          const elsewhere = state.game.regionIds.find((region) => !beside.includes(region))!;
          expect(apply(state, { kind: 'prevent', seat: waitsFor, region: elsewhere })).toMatchObject({
            ok: false,
            error: { reason: 'region-elsewhere' },
          });
          return commands.at(-1)!;
        });
        const { shows, seats } = view(state, 0);
        const beside = regionsBeside(state, seats[nurseAt]!.city!);
        expect(asked).toBe(beside.length > 1 ? 1 : 0);
        expect(shows['prevention']).toBe(beside.at(-1));
      }
    }
  });

  it('IB-SET-25 IB-CMP-11 without the Nurse nobody is asked and no prevention token is in the game', () => {
    for (const seed of iberianSeeds(20)) {
      const { state } = start(iberianGame({ players: 5, roles: ROLES }), seed);
      sitDown(state, (commands) => {
        expect(question(state)).toBe('start-cities');
        return commands[0]!;
      });
      expect(view(state, 0).shows).not.toHaveProperty('prevention');
    }
  });
});

function regionsBeside(state: State, city: string): string[] {
  const { cityNumbers, regionsOf, regionIds } = state.game;
  return Array.from(regionsOf[cityNumbers.get(city)!]!, (region) => regionIds[region]!);
}
