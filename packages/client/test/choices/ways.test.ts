// Every way can be said as it is offered, arrives where it says, costs what it says, and the cheapest comes first.
import { apply, clone, parseCommand, seedFromText, start, view, type State } from '@cordon/engine';
import { packPrices } from '@cordon/protocol';
import { expect, test } from 'vitest';
import { movesOf } from '../../src/choices/effects.ts';
import { readOffers } from '../../src/choices/read.ts';
import { pathFrom, routesTo } from '../../src/choices/routes.ts';
import { actionsLeft, stepKind, waysTo, type Way } from '../../src/choices/ways.ts';
import { factsOf } from '../../src/games/games.ts';
import { chanceFrom, compiled, lookAround, positionOf, tables, type Position } from './positions.ts';
import { BASE, viewOf } from './views.ts';

function afterWay(state: State, seat: number, { commands }: Way): State {
  const after = clone(state);
  for (const words of commands) {
    const command = parseCommand(after, `${String(seat)}: ${words}`);
    if (!command.ok) throw new Error(command.error.message);
    const applied = apply(after, command.value);
    if (!applied.ok) throw new Error(`${commands.join(', ')}: ${applied.error.message}`);
  }
  return after;
}

function waysOf({ facts, legal, prices, seat, view: see }: Position, city: string): Way[] {
  return waysTo(city, readOffers(facts, legal, seat, prices), see(), facts);
}

test('ways of several steps are legal to the end, and cost what they say', () => {
  const chance = chanceFrom(3);
  let groups = 0;
  lookAround(tables({ consent: 'automatic' }), 2, (position) => {
    const { facts, state, seat } = position;
    const before = view(state, seat);
    const city = facts.cities[chance(facts.cities.length)]!.id;
    for (const way of waysOf(position, city).filter(({ commands }) => commands.length > 1)) {
      groups++;
      const after = view(afterWay(state, seat, way), seat);
      expect(after.seats[seat - 1]!.city).toBe(city);
      const lost = before.seats[seat - 1]!.hand.filter((card) => !after.seats[seat - 1]!.hand.includes(card));
      const left = actionsLeft(before, seat) - way.actions;
      const isOver = left === 0;
      expect([actionsLeft(after, seat), isOver ? [] : lost.toSorted()]).toEqual([
        left,
        isOver ? [] : way.cards.toSorted(),
      ]);
      expect(way.via).toHaveLength(way.commands.length - 1);
    }
  });
  expect(groups).toBeGreaterThan(300);
});

test('every offer that brings the pawn there is a way, and the cheapest comes first', () => {
  const chance = chanceFrom(4);
  let looked = 0;
  lookAround(tables(), 1, (position) => {
    const { facts, legal, seat, view: see } = position;
    const before = see();
    const city = facts.cities[chance(facts.cities.length)]!.id;
    const ways = waysOf(position, city);
    const offers = readOffers(facts, legal, seat);
    const bring = offers.filter((offer) =>
      movesOf(offer, before, facts).some((move) => move.seat === seat && move.to === city),
    );
    const singles = ways.filter(({ commands, purpose }) => purpose === 'arrive' && commands.length === 1);
    expect(singles.flatMap(({ commands }) => commands).toSorted()).toEqual(
      bring.map(({ words }) => words).toSorted(),
    );
    const arrivals = ways.filter(({ purpose }) => purpose === 'arrive').map(({ cards }) => cards.length);
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
    const here = before.seats[seat - 1]!.city;
    const path = here === undefined ? undefined : pathFrom(routesTo(facts, city), here, city);
    const asked = before.seats[seat - 1]!.role === 'nurse';
    const most = Math.min(actionsLeft(before, seat), asked ? 1 : 9);
    if (path === undefined || path.length === 0 || path.length > most) return;
    looked++;
    expect(ways[0]).toMatchObject({ purpose: 'arrive', cards: [] });
    expect(ways[0]!.actions).toBeLessThanOrEqual(path.length);
  });
  expect(looked).toBeGreaterThan(100);
});

test('the kind that goes along lines is found without its name', () => {
  let found = 0;
  lookAround(tables(), 1, ({ facts, legal, seat, view: see }) => {
    const before = see();
    const here = before.seats[seat - 1]!.city;
    if (here === undefined || actionsLeft(before, seat) === 0) return;
    found++;
    expect(stepKind(readOffers(facts, legal, seat), here, facts)?.name).toBe('drive');
  });
  expect(found).toBeGreaterThan(300);
});

test('from Atlanta: on foot, by air, and what can be done at home', () => {
  const game = compiled({ game: 'base', players: 2, roles: ['medic', 'scientist'] });
  const { state } = start(game, seedFromText('atlanta'));
  const position = positionOf(state, view(state, 0).turn);
  const hand = position.view().seats[position.seat - 1]!.hand;
  const far = waysOf(position, 'san-francisco');
  expect(far[0]).toMatchObject({
    purpose: 'arrive',
    commands: ['drive chicago', 'drive san-francisco'],
    actions: 2,
    cards: [],
    via: ['chicago'],
  });
  const card = hand.find((one) => position.legal.includes(`direct ${one}`))!;
  expect(waysOf(position, card)).toContainEqual(
    expect.objectContaining({ commands: [`direct ${card}`], actions: 1, cards: [card], via: [] }),
  );
  expect(waysOf(position, 'atlanta').every(({ purpose }) => purpose === 'act')).toBe(true);
  expect(far.slice(1).every(({ cards }) => cards.length > 0)).toBe(true);
});

test('a jump and then along the lines, where that saves actions or another card', () => {
  const facts = factsOf('base');
  const placed = { 1: { city: 'atlanta', hand: ['algiers', 'cairo', 'miami'] } };
  const frames = [{ frame: 'turn' }, { frame: 'actions', seat: 1, left: 4 }];
  const before = { ...viewOf(BASE, placed), frames };
  const legal = ['chicago', 'miami', 'washington'].map((city) => `drive ${city}`);
  const flights = ['direct algiers', 'direct cairo', 'direct miami', 'shuttle istanbul'];
  const offers = readOffers(
    facts,
    [...legal, ...flights],
    1,
    packPrices([
      ...legal.map(() => ({ actions: 1, cards: [] })),
      ...['algiers', 'cairo', 'miami'].map((card) => ({ actions: 1, cards: [card] })),
      { actions: 1, cards: [] },
    ]),
  );
  const ways = waysTo('cairo', offers, before, facts);
  expect(ways.map(({ commands, actions, cards, via }) => ({ commands, actions, cards, via }))).toEqual([
    { commands: ['shuttle istanbul', 'drive cairo'], actions: 2, cards: [], via: ['istanbul'] },
    { commands: ['direct cairo'], actions: 1, cards: ['cairo'], via: [] },
  ]);
  const slow = waysTo('khartoum', offers, before, facts);
  expect(slow.map(({ commands }) => commands)).toEqual([
    ['shuttle istanbul', 'drive cairo', 'drive khartoum'],
    ['direct cairo', 'drive khartoum'],
  ]);
  const tired = { ...before, frames: [{ frame: 'actions', seat: 1, left: 1 }] };
  expect(waysTo('khartoum', offers, tired, facts)).toEqual([]);
});
