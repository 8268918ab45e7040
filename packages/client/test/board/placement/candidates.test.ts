import { expect, it } from 'vitest';
import { badgeSpots, nameSpots, pawnSpots } from '../../../src/board/placement/candidates.ts';
import { depthIn } from '../../../src/board/placement/box.ts';
import { THOROUGH, USUAL } from '../../../src/board/placement/search.ts';
import { RING } from '../../../src/board/placement/sizes.ts';

const lettering = {
  measure: { widthOf: (text: string) => text.length * 0.45, line: 1 },
  letters: 13,
  usual: 13,
};
const spots = {
  names: nameSpots({ name: 'Cairo', lettering, side: 'right' }, USUAL),
  pawns: pawnSpots({ count: 2, turn: true, led: false }, USUAL),
  badges: badgeSpots(20, 20, USUAL),
};

it.each(Object.entries(spots))('%s: what stands off its disc has a line that leads to it', (_, all) => {
  const away = all.filter(({ box }) => depthIn(box, 0, 0, RING + 18) === 0);
  expect(away.length).toBeGreaterThan(0);
  expect(away.filter(({ leader }) => leader === undefined)).toEqual([]);
  const led = all.flatMap(({ box, leader }) => (leader === undefined ? [] : [{ box, leader }]));
  expect(led.length).toBeLessThan(all.length);
  for (const { box, leader } of led) expect(depthIn(box, ...leader, 0.01)).toBeGreaterThan(0);
});

it('rather takes a place at the disc than one farther away, for everything', () => {
  for (const all of [...Object.values(spots), badgeSpots(20, 20, THOROUGH)]) {
    expect(all[0]!.leader).toBeUndefined();
    expect(all.map(({ cost }) => cost)).toEqual(all.map(({ cost }) => cost).toSorted((a, b) => a - b));
  }
});
