// Names that matter are written; of two that collide, the less important gives way.
import { expect, it } from 'vitest';
import { namesWritten, type NameTag } from '../../src/board/labels.ts';

const tag = (city: string, x: number, y: number, more: Partial<NameTag> = {}): NameTag => ({
  city,
  at: [x, y],
  offset: [14, 0],
  side: 'right',
  letters: 12,
  length: 6,
  weight: 0,
  must: 'no',
  reach: 8,
  ...more,
});

it('writes all names where there is room', () => {
  expect(namesWritten([tag('a', 0, 0), tag('b', 0, 40)])).toEqual(new Set(['a', 'b']));
});

it('leaves out the less important of two', () => {
  expect(namesWritten([tag('a', 0, 0), tag('b', 5, 4, { weight: 3 })])).toEqual(new Set(['b']));
});

it('writes no name across another city', () => {
  expect(
    namesWritten([tag('a', 0, 0), tag('b', 30, 0, { side: 'left', offset: [100, 0], weight: -1 })]),
  ).toEqual(new Set(['b']));
});

it('writes what must be written whatever it covers', () => {
  const tags = [
    tag('a', 0, 0, { must: 'yes' }),
    tag('b', 5, 4, { must: 'yes' }),
    tag('c', 6, 2, { weight: 99 }),
  ];
  expect(namesWritten(tags)).toEqual(new Set(['a', 'b']));
});
