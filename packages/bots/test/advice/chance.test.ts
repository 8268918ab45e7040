import { expect, it } from 'vitest';
import { chanceFor } from '../../src/advice/chance.ts';
import { errorOf } from '../../src/mean.ts';
import { meanOf } from '../../src/mean.ts';

it('a chance has an interval that shrinks with the number of futures', () => {
  const few = [0, 1, 1, 0];
  const many = [...few, ...few, ...few, ...few];
  expect(meanOf(few)).toBe(0.5);
  expect(errorOf(few)).toBeCloseTo(Math.sqrt(1 / 3 / 4));
  const [wide, narrow] = [few, many].map((values) => chanceFor(meanOf(values), errorOf(values)));
  expect(narrow!.high - narrow!.low).toBeLessThan(wide!.high - wide!.low);
  expect(wide!.mean).toBe(narrow!.mean);
});
