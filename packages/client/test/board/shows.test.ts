// What a game shows is read as far as it can be.
import { compile, start, view, type View } from '@cordon/engine';
import { expect, it } from 'vitest';
import { countsShown, listShown, textShown, textsShown } from '../../src/board/shows.ts';

function viewOf(game: string): View {
  const compiled = compile({ game, players: 2 });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return view(start(compiled.value, Int32Array.of(1, 2, 3, 4)).state, 1);
}

it('reads what the games show', () => {
  expect(listShown(viewOf('base'), 'stations')).toEqual(['atlanta']);
  expect(listShown(viewOf('iberia'), 'ports')).toContain('lisboa');
});

it('takes anything else as empty', () => {
  const strange: View = { ...viewOf('base'), shows: { a: 3, b: ['x', 4], c: { x: 'y', z: 2 }, d: [] } };
  expect(listShown(strange, 'a')).toEqual([]);
  expect(listShown(strange, 'b')).toEqual(['x']);
  expect(textShown(strange, 'a')).toBeUndefined();
  expect(countsShown(strange, 'c')).toEqual([['z', 2]]);
  expect(textsShown(strange, 'c')).toEqual([['x', 'y']]);
  expect(countsShown(strange, 'd')).toEqual([]);
});
