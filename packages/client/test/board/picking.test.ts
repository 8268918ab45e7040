// A finger means the nearest city.
import { expect, it } from 'vitest';
import { cityNear, lineNear, pickedOf } from '../../src/board/picking.ts';
import { IBERIA } from '../../src/maps/iberia.ts';
import { WORLD } from '../../src/maps/world.ts';

it('takes the nearest of several within reach', () => {
  const [x, y] = WORLD.cities['paris']!.at;
  expect(cityNear(WORLD, [x + 2, y - 2], 500)).toBe('paris');
  expect(cityNear(WORLD, [x + 20, y], 10)).toBeUndefined();
});

it('takes a short line before the city that it ends in', () => {
  const line = 'a-coruna-santiago-de-compostela';
  const { middle } = IBERIA.lines.find(({ id }) => id === line)!;
  const { at } = IBERIA.cities['a-coruna']!;
  expect(lineNear(IBERIA, new Set([line]), middle, 500)).toBe(line);
  expect(lineNear(IBERIA, new Set(), middle, 500)).toBeUndefined();
  expect(lineNear(IBERIA, new Set([line]), at, 500)).toBeUndefined();
});

it('reads the mark of a place', () => {
  expect(pickedOf('city:cairo')).toEqual({ kind: 'city', id: 'cairo' });
  expect(pickedOf('line:madrid-toledo')).toEqual({ kind: 'line', id: 'madrid-toledo' });
  expect(pickedOf('moon:1')).toBeUndefined();
  expect(pickedOf(undefined)).toBeUndefined();
});
