// An arrow ends where it points.
import { expect, it } from 'vitest';
import { arrowOf } from '../../src/board/arrows.ts';
import { WORLD } from '../../src/maps/world.ts';

it('runs from the one city to the other', () => {
  const arrow = arrowOf(WORLD, 'cairo', 'khartoum');
  expect(arrow?.tip).toEqual(WORLD.cities['khartoum']?.at);
  const [x, y] = WORLD.cities['cairo']!.at;
  expect(arrow?.path.startsWith(`M${x.toFixed(1)} ${y.toFixed(1)}`)).toBe(true);
});

it('leaves the map where its line does', () => {
  const line = WORLD.lines.find(({ ends }) => ends.includes('san-francisco') && ends.includes('tokyo'));
  expect(line?.wraps).toBe('at-edges');
  expect(arrowOf(WORLD, 'san-francisco', 'tokyo')).toMatchObject({ path: line!.pieces.join(''), angle: 180 });
  expect(arrowOf(WORLD, 'tokyo', 'san-francisco')).toMatchObject({ angle: 0 });
});

it('is none to a city that is not there, or to itself', () => {
  expect(arrowOf(WORLD, 'cairo', 'atlantis')).toBeUndefined();
  expect(arrowOf(WORLD, 'cairo', 'cairo')).toBeUndefined();
});
