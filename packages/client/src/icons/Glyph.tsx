// A picture of the page that is not of a game, by its name.
import type { ReactNode } from 'react';
import { GLYPHS, type GlyphName } from './glyphs/glyphs.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export type { GlyphName } from './glyphs/glyphs.ts';

export const Glyph = ({ name, ...rest }: IconProps & { readonly name: GlyphName }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={GLYPHS[name]} />
  </Icon>
);
