// What a second click plays is the pawn's own way, and the arrows show it.
import { expect, test } from 'vitest';
import { ownWay, routeTo } from '../../../../src/screens/table/cityMenu/route.ts';
import { EngineTable } from '../../../support/engineTable.ts';

const table = new EngineTable(
  { game: 'base', players: 2, epidemics: 4, roles: ['medic', 'dispatcher'], options: { hands: 'open' } },
  'route',
);
const scene = table.scene('en');

test('a neighbour is driven to, a far city is reached along the lines', () => {
  expect(ownWay('chicago', scene.offers, scene)?.commands).toEqual(['drive chicago']);
  expect(routeTo('chicago', scene.offers, scene)).toEqual([{ from: 'atlanta', to: 'chicago', label: '1' }]);
  const [first, second] = routeTo('mexico-city', scene.offers, scene);
  expect(first?.from).toBe('atlanta');
  expect(second).toEqual({ from: first?.to, to: 'mexico-city', label: '2' });
});

test('a city beyond this turn shows how far it is along the lines, and is not driven to', () => {
  expect(ownWay('kolkata', scene.offers, scene)).toBeUndefined();
  const arrows = routeTo('kolkata', scene.offers, scene);
  expect(arrows.length).toBeGreaterThan(4);
  expect(arrows[0]?.from).toBe('atlanta');
  expect(arrows.at(-1)).toMatchObject({ to: 'kolkata', label: String(arrows.length) });
  for (const [index, { to }] of arrows.slice(0, -1).entries()) expect(arrows[index + 1]?.from).toBe(to);
  expect(routeTo('kolkata', [], scene)).toEqual([]);
});

test('no card is spent and nothing happens where one is already', () => {
  expect(ownWay('atlanta', scene.offers, scene)).toBeUndefined();
  expect(routeTo('atlanta', scene.offers, scene)).toEqual([]);
  for (const { id } of scene.facts.cities) expect(ownWay(id, scene.offers, scene)?.cards ?? []).toEqual([]);
});
