// The picture of a command, by its kind.
import type { ReactNode } from 'react';
import { KINDS } from './lookups.ts';
import { ANY_KIND } from './common/fallbacks.ts';
import { drawingOf } from './drawing.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export const KindIcon = ({ kind, ...rest }: IconProps & { readonly kind: string }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={drawingOf(KINDS, kind, ANY_KIND)} />
  </Icon>
);
