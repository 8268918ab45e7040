// Names that matter are written; of two that collide, the less important gives way.
import { expect, it } from 'vitest';
import { namesWritten, type NameTag } from '../../src/board/labels.ts';

const tag = (city: string, x: number, y: number, more: Partial<NameTag> = {}): NameTag => ({
  city,
  at: [x, y],
  spots: [{ side: 'right', offset: [14, 0] }],
  pawns: undefined,
  letters: 12,
  length: 6,
  weight: 0,
  must: 'no',
  reach: 8,
  ...more,
});

it('writes all names where there is room', () => {
  expect([...namesWritten([tag('a', 0, 0), tag('b', 0, 40)]).keys()].toSorted()).toEqual(['a', 'b']);
});

it('leaves out the less important of two', () => {
  expect([...namesWritten([tag('a', 0, 0), tag('b', 5, 4, { weight: 3 })]).keys()].toSorted()).toEqual(['b']);
});

it('writes no name across another city', () => {
  const far = [{ side: 'left', offset: [100, 0] }] as const;
  expect([...namesWritten([tag('a', 0, 0), tag('b', 30, 0, { spots: far, weight: -1 })]).keys()]).toEqual([
    'b',
  ]);
});

it('writes what must be written whatever it covers', () => {
  const tags = [
    tag('a', 0, 0, { must: 'yes' }),
    tag('b', 5, 4, { must: 'yes' }),
    tag('c', 6, 2, { weight: 99 }),
  ];
  expect([...namesWritten(tags).keys()]).toEqual(['a', 'b']);
});

it('writes a name on another side where pawns would stand before it, and not at all where there is none', () => {
  const pawns = { left: -10, right: 10, top: -40, bottom: 0 };
  const crowded = tag('a', 60, 10, { pawns, spots: [{ side: 'below', offset: [0, 30] }] });
  const right = { side: 'right', offset: [14, 0] } as const;
  const left = { side: 'left', offset: [-14, 0] } as const;
  expect(namesWritten([crowded, tag('b', 20, -10, { spots: [right, left] })]).get('b')).toBe('left');
  expect(namesWritten([crowded, tag('b', 20, -10, { spots: [right] })]).has('b')).toBe(false);
  expect(namesWritten([crowded, tag('b', 20, -10, { spots: [right], must: 'yes' })]).get('b')).toBe('right');
});

it('writes a name where it is not cut off, and else where there is room', () => {
  const above = { side: 'above', offset: [0, -50] } as const;
  const right = { side: 'right', offset: [14, 0] } as const;
  expect(namesWritten([tag('a', 0, 0, { spots: [above, right] })], -60).get('a')).toBe('right');
  expect(namesWritten([tag('a', 0, 0, { spots: [above, right] })], -80).get('a')).toBe('above');
  expect(namesWritten([tag('a', 0, 0, { spots: [above] })], -60).get('a')).toBe('above');
});

it('writes a name where it covers nothing, if there is such a side', () => {
  const right = { side: 'right', offset: [14, 0] } as const;
  const left = { side: 'left', offset: [-14, 0] } as const;
  const near = tag('b', 30, 0, { must: 'yes', weight: 1 });
  const spots = [right, left] as const;
  expect(namesWritten([tag('a', 0, 0, { spots, must: 'yes' }), near]).get('a')).toBe('left');
  expect(namesWritten([tag('a', 0, 0, { spots }), near]).get('a')).toBe('left');
});
