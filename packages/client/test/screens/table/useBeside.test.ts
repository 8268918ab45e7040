import { expect, it } from 'vitest';
import { foldAt } from '../../../src/screens/table/useBeside.ts';

it.each([
  // Beside the map from a usual desk on; narrower windows wait for a press.
  ['wide', 85, null, 'open'],
  ['wide', 62, null, 'folded'],
  ['tall', 51, null, 'folded'],
  // What somebody chose is remembered where there is room.
  ['wide', 85, 'folded', 'folded'],
  ['wide', 62, 'open', 'open'],
  ['tall', 51, 'open', 'open'],
  ['wide', 85, 'nonsense', 'open'],
  // In the place of the map it is never there by itself.
  ['phone', 24, 'open', 'folded'],
  ['low', 53, 'open', 'folded'],
] as const)('%s, %i letters wide, kept %s: %s', (shape, letters, kept, fold) => {
  expect(foldAt(shape, letters, kept)).toBe(fold);
});
