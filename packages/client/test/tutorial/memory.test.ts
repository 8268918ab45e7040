// What a browser kept is read with care.
import { expect, test } from 'vitest';
import { readKept } from '../../src/tutorial/memory.ts';

test('what was kept comes back', () => {
  const memory = { table: 'abc', read: 'goal', forgiven: 3 };
  expect(readKept(JSON.stringify(memory))).toEqual(memory);
});

test.each([null, '', 'no', '3', 'null', '{}', '{"table":4}'])('%s is nothing', (text) => {
  expect(readKept(text)).toBeUndefined();
});

test('what cannot be read is left out', () => {
  expect(readKept('{"table":"abc","read":5,"forgiven":"x"}')).toEqual({
    table: 'abc',
    read: undefined,
    forgiven: 0,
  });
});
