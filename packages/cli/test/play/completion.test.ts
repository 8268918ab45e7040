import { describe, expect, it } from 'vitest';
import { completions } from '../../src/play/completion.ts';

const CHOICES = [
  'end',
  'drive chicago',
  'drive miami',
  'direct paris',
  'give paris to 2',
  'city paris',
  'log',
];

describe('Tab', () => {
  it.each([
    ['', ['city ', 'direct ', 'drive ', 'end', 'give ', 'log']],
    ['d', ['direct ', 'drive ']],
    ['Dr', ['drive ']],
    ['drive ', ['drive chicago', 'drive miami']],
    ['drive mi', ['drive miami']],
    ['give p', ['give paris ']],
    ['xyz', []],
  ])('completes “%s” by a word', (line, expected) => {
    expect(completions(line, CHOICES)).toEqual(expected);
  });
});
