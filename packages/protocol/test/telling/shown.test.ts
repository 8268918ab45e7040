// What a game shows is read as far as it can be.
import { compile, seedFromText, start, view, type View } from '@cordon/engine';
import { expect, it } from 'vitest';
import { countsIn, forSeat, listShown, numberShown, textShown, wordsIn } from '../../src/telling/index.ts';

const BASE = 'base';
const IBERIA = 'iberia';

function viewOf(id: string): View {
  const game = compile({ game: id, players: 2, ...(id === BASE ? { roles: ['medic', 'dispatcher'] } : {}) });
  if (!game.ok) throw new Error(game.error.message);
  return view(start(game.value, seedFromText('a view')).state, 1);
}

it('reads what the games show', () => {
  expect(listShown(viewOf(BASE), 'stations')).toEqual(['atlanta']);
  expect(listShown(viewOf(IBERIA), 'ports')).toContain('lisboa');
  expect(numberShown(viewOf(IBERIA), 'railsLeft')).toBe(20);
  expect(wordsIn(viewOf(BASE).shows['cures'])).toMatchObject({ blue: 'none' });
  expect(countsIn(forSeat(viewOf(BASE).shows['cardsForCure'], 1))).toMatchObject({ blue: 5 });
});

it('takes anything else as empty', () => {
  const strange: View = { ...viewOf(BASE), shows: { a: 3, b: ['x', 4], c: { x: 'y', z: 2 }, d: [] } };
  expect(listShown(strange, 'a')).toEqual([]);
  expect(listShown(strange, 'b')).toEqual(['x']);
  expect(textShown(strange, 'a')).toBeUndefined();
  expect(numberShown(strange, 'b')).toBe(0);
  expect(wordsIn(strange.shows['c'])).toEqual({ x: 'y' });
  expect(countsIn(strange.shows['c'])).toEqual({ z: 2 });
  expect(countsIn(strange.shows['d'])).toEqual({});
  expect(wordsIn(null)).toEqual({});
  expect(forSeat(strange.shows['a'], 1)).toBeUndefined();
});
