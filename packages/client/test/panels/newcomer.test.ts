import { expect, test } from 'vitest';
import { readTurns } from '../../src/panels/newcomer.ts';

test('what a device kept of turns is read as a number, or as none', () => {
  expect(readTurns('2')).toBe(2);
  for (const text of [null, '', 'many', '-1', '1.5']) expect(readTurns(text)).toBe(0);
});
