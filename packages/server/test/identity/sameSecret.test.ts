import { expect, test } from 'vitest';
import { isSameSecret } from '../../src/identity/sameSecret.ts';

test('two secrets are compared whole', () => {
  expect(isSameSecret('open sesame', 'open sesame')).toBe(true);
  expect(isSameSecret('open sesame', 'open sesam')).toBe(false);
  expect(isSameSecret('', 'x')).toBe(false);
});
