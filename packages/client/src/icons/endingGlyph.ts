// The glyph of how a game ended: won, or what ran out.
import type { GlyphName } from './glyphs/glyphs.ts';

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  won: 'won',
  outbreaks: 'outbreak',
  cubes: 'warning',
  cards: 'deck',
  abandoned: 'flag',
};

export function endingGlyph(ending: string): GlyphName {
  return Object.hasOwn(GLYPHS, ending) ? GLYPHS[ending]! : 'flag';
}
