// The first sentence is whole, and all of a text that has only one.
import { expect, it } from 'vitest';
import { firstSentence } from '../../../src/rules/explain/firstSentence.ts';

it.each([
  ['One. Two.', 'One.'],
  ['Only one', 'Only one'],
  ['It costs 1.5 actions! Really.', 'It costs 1.5 actions!'],
  ['', ''],
])('%j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
