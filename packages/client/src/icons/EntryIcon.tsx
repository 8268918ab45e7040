// The picture of an entry in the log of a table, by its name.
import type { ReactNode } from 'react';
import { ENTRIES } from './common/entries.ts';
import { ANY_FACT } from './common/fallbacks.ts';
import { drawingOf } from './drawing.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export const EntryIcon = ({ entry, ...rest }: IconProps & { readonly entry: string }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={drawingOf(ENTRIES, entry, ANY_FACT)} />
  </Icon>
);
