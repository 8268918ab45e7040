import { expect, test } from 'vitest';
import { nearestName } from '../src/nearest.ts';

test('a mistyped name finds the one that was meant', () => {
  const names = ['CORDON_PORT', 'CORDON_HOST', 'CORDON_HOOKS'];
  expect(nearestName('CORDON_PROT', names)).toBe('CORDON_PORT');
  expect(nearestName('CORDON_HOOK', names)).toBe('CORDON_HOOKS');
  expect(nearestName('CORDON_HOST', names)).toBe('CORDON_HOST');
});

test('a name that is far from all finds none', () => {
  expect(nearestName('SOMETHING_ELSE', ['CORDON_PORT', 'CORDON_HOST'])).toBeUndefined();
  expect(nearestName('CORDON_PORT', [])).toBeUndefined();
});
