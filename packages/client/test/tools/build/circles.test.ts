// Files that load each other are found, however far round.
import { expect, it } from 'vitest';
import { circleIn } from '../../../tools/build/circles.ts';

it('finds a circle and says how it runs', () => {
  const loads = new Map([
    ['begin', ['played']],
    ['page', ['begin']],
    ['played', ['page']],
  ]);
  expect(circleIn(loads)).toEqual(['begin', 'played', 'page', 'begin']);
});

it('finds none where two ways lead to the same file', () => {
  const loads = new Map([
    ['table', ['page', 'shared']],
    ['shared', ['page']],
    ['page', []],
  ]);
  expect(circleIn(loads)).toBeUndefined();
});
