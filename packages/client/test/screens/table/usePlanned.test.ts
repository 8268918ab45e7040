// While a plan is laid out, one chooses on the board that it leads to.
import { priced, view } from '@cordon/engine';
import { packPrices } from '@cordon/protocol';
import { expect, it } from 'vitest';
import { plannedScene } from '../../../src/screens/table/usePlanned.ts';
import { EngineTable } from '../../support/engineTable.ts';

const table = new EngineTable({ game: 'base', players: 2, roles: ['medic', 'scientist'] }, 'plan');
const now = table.scene('en');

it('nothing can be chosen until it is known where the plan leads', () => {
  const scene = plannedScene(now, undefined);
  expect(now.offers.length).toBeGreaterThan(0);
  expect(scene).toEqual({ ...now, offers: [] });
});

it('the seat that would have to act chooses among what it could do there', () => {
  const after = new EngineTable({ game: 'base', players: 2, roles: ['medic', 'scientist'] }, 'plan');
  after.play(after.waitsFor, 'drive chicago');
  const foreseen = view(after.state, now.seat);
  const told = after.legal().map(({ seat, words }) => `${String(seat)}: ${words}`);
  const prices = packPrices(priced(after.state).map(({ price }) => price));
  const scene = plannedScene(now, { view: foreseen, legal: told, prices });
  expect(scene.view).toBe(foreseen);
  expect(scene.seat).toBe(foreseen.waitsFor);
  expect(scene.offers.map(({ words }) => words)).toEqual(
    after.legal(foreseen.waitsFor).map(({ words }) => words),
  );
  expect(scene.offers.map(({ price }) => price)).toEqual(
    priced(after.state, foreseen.waitsFor).map(({ price }) => price),
  );
});
