// What a menu holds, and the button that it hangs below.
import type { HTMLAttributes, ReactElement } from 'react';
import type { GlyphName } from '../icons/Glyph.tsx';

export interface MenuItem {
  readonly glyph: GlyphName;
  readonly text: string;
  /** What it means, below it. */
  readonly about?: string;
  readonly onSelect: () => void;
}

export interface MenuButtonProps {
  readonly items: readonly MenuItem[];
  /** The button. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}
