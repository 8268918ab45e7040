import { expect, test } from 'vitest';
import { endingGlyph } from '../../src/icons/endingGlyph.ts';

test('every ending has a glyph of its own', () => {
  const glyphs = ['won', 'outbreaks', 'cubes', 'cards', 'abandoned'].map(endingGlyph);
  expect(new Set(glyphs).size).toBe(glyphs.length);
});

test('an ending of a later version has one too', () => {
  expect(endingGlyph('captured')).toBe('flag');
  expect(endingGlyph('constructor')).toBe('flag');
});
