import { expect, test } from 'vitest';
import { deedOf, KEYS } from '../../../../src/screens/table/keys/keys.ts';

test('every key does what the sheet says', () => {
  expect(deedOf(' ')).toBe('go');
  expect(deedOf('Escape')).toBe('cancel');
  expect(deedOf('U')).toBe('undo');
  expect(deedOf('?')).toBe('keys');
  expect(deedOf('7')).toBe('pick');
  expect(deedOf('ArrowLeft')).toBe('history');
  expect(deedOf('x')).toBeUndefined();
  expect(new Set(KEYS.map(({ deed }) => deed)).size).toBe(KEYS.length);
});
