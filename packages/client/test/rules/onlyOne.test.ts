import { expect, test, vi } from 'vitest';
import { makeOnlyOne } from '../../src/rules/onlyOne.ts';

test('whichever opens closes the one before, and nothing that is closed already', () => {
  const all = makeOnlyOne();
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  all.open(one);
  all.open(one);
  expect(one).not.toHaveBeenCalled();
  all.open(other);
  expect(one).toHaveBeenCalledTimes(1);
  all.closed(other);
  all.open(one);
  expect(other).not.toHaveBeenCalled();
});
