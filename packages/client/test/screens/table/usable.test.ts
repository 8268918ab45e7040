// A card is usable exactly where some command of now names it, spends it or plays it.
import { expect, it } from 'vitest';
import { usableCards } from '../../../src/screens/table/usable.ts';
import { EngineTable } from '../../support/engineTable.ts';

it('a hand at the beginning: one can fly with cities, and play events', () => {
  const table = new EngineTable({ game: 'base', players: 2, roles: ['medic', 'scientist'] }, 'usable');
  const scene = table.scene('en');
  const hand = scene.view.seats[scene.seat - 1]!.hand;
  const usable = usableCards(scene);
  expect([...usable].every((card) => hand.includes(card))).toBe(true);
  const flights = table.legal(scene.seat).flatMap(({ words }) => /^direct (\S+)/u.exec(words)?.[1] ?? []);
  expect(flights.length).toBeGreaterThan(0);
  for (const city of flights) expect(usable).toContain(city);
});

it('nothing is usable for a seat that has nothing to say', () => {
  const table = new EngineTable({ game: 'base', players: 2, roles: ['medic', 'scientist'] }, 'usable');
  const scene = table.scene('en');
  expect(usableCards({ ...scene, offers: [] }).size).toBe(0);
  expect(usableCards({ ...scene, seat: 0 }).size).toBe(0);
});

it('a card that lies beside the hand counts', () => {
  const table = new EngineTable(
    { game: 'base', players: 2, roles: ['contingency-planner', 'medic'] },
    'beside',
  );
  const scene = table.scene('en', 1);
  const view = { ...scene.view, shows: { ...scene.view.shows, storedEvent: 'airlift' } };
  const offers = [
    {
      ...scene.offers[0]!,
      words: 'airlift 1 to paris',
      kind: scene.facts.kinds.find(({ name }) => name === 'airlift')!,
      operands: {},
    },
  ];
  const planner = { ...scene, seat: 1, view, offers };
  expect(usableCards(planner)).toContain('airlift');
});
