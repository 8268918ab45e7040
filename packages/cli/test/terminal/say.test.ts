import { describe, expect, it } from 'vitest';
import { wrap } from '../../src/terminal/say.ts';

describe('wrapping', () => {
  it('breaks between words and indents what follows', () => {
    expect(wrap('one two three four', 11)).toBe('one two\n    three\n    four');
    expect(wrap('  indented line', 40)).toBe('  indented line');
    expect(wrap('unbreakable', 4)).toBe('unbreakable');
  });
});
