import { expect, test } from 'vitest';
import { restore, seedFromText, snapshot, start } from '../../src/index.ts';
import { cellsOf, defineField, write } from '../../src/kernel/field.ts';
import { allRun } from '../../src/kernel/points.ts';
import { between } from '../../src/kernel/ranges.ts';
import { isOnBoard } from '../../src/ops/cubes.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { cureRules } from '../../src/modules/base/cure.ts';
import { removed } from '../../src/rules/treat.ts';
import { checkPosition } from '../properties/invariants.ts';
import { madeUpGame } from './madeUp.ts';

const kept = defineField('bank.kept', 1, 'public', between(0, 24));
const CURED = 1;

const game = madeUpGame('bank', {
  modules: [
    ...baseGame.modules,
    { id: 'bank', fields: [kept], holds: (s, colour) => (colour === 0 ? s.cells[cellsOf(s, kept)]! : 0) },
  ],
});

/** All blue cubes of the board lie with the module. */
function banked() {
  const { state } = start(game, seedFromText('bank'));
  let count = 0;
  for (let city = 0; city < game.shape.cities; city++) {
    count += state.cubes[city * game.shape.colours]!;
    state.cubes[city * game.shape.colours] = 0;
  }
  write(state, kept, count);
  return { state, count };
}

test('BRINK-CMP-4 a module may keep cubes: they count, and they are not on the board', () => {
  const { state, count } = banked();
  expect(count).toBeGreaterThan(0);
  checkPosition(state, 0);
  expect(restore(game, snapshot(state)).ok).toBe(true);
  expect(isOnBoard(state, 0)).toBe(false);
  expect(isOnBoard(state, 1)).toBe(true);
  write(state, kept, count - 1);
  expect(restore(game, snapshot(state)).ok).toBe(false);
  expect(() => checkPosition(state, 0)).toThrow('cubes of a colour');
});

test('BRINK-CMP-5 a cured disease whose last cubes a module keeps is eradicated', () => {
  const { state } = banked();
  const cures = cellsOf(state, cureRules.fields![0]!);
  state.cells[cures] = CURED;
  allRun(state, removed, 0, 0);
  expect(state.cells[cures]).toBe(CURED + 1);
});
