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

test('no card is spent and nothing happens where one is already, or cannot get to', () => {
  expect(ownWay('atlanta', scene.offers, scene)).toBeUndefined();
  expect(routeTo('kolkata', scene.offers, scene)).toEqual([]);
  for (const { id } of scene.facts.cities) expect(ownWay(id, scene.offers, scene)?.cards ?? []).toEqual([]);
});
