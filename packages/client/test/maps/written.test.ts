import { expect, it } from 'vitest';
import { drawingOf } from '../../src/maps/written.ts';

const map = drawingOf({
  width: 200,
  height: 100,
  land: 'M0 0l9 9',
  borders: '',
  around: '',
  cities: { west: [20, 40, 'left'], middle: [100, 50, 'below'], east: [180, 80, 'right'] },
  lines: [
    ['west', 'middle', 60, 20],
    ['east', 'west', 60],
  ],
  regions: {},
});

it('gives each city its place and the side of its name', () => {
  expect(map.cities['east']).toEqual({ at: [180, 80], side: 'right' });
  expect(map.land).toBe('M0 0l9 9');
});

it('bends a line towards its point; its middle is half way along the bend', () => {
  expect(map.lines[0]).toEqual({
    id: 'west-middle',
    ends: ['west', 'middle'],
    pieces: ['M20 40Q60 20 100 50'],
    middle: [60, 32.5],
    wraps: 'no',
  });
});

it('leads a line over both edges at the same height, the western city to the left one', () => {
  expect(map.lines[1]).toEqual({
    id: 'east-west',
    ends: ['east', 'west'],
    pieces: ['M20 40Q10 60 0 60', 'M180 80Q190 60 200 60'],
    middle: [10, 55],
    wraps: 'at-edges',
  });
});
