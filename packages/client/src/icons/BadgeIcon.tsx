// The picture of what a game counts or has pending beside its board, by its id.
import type { ReactNode } from 'react';
import { BADGES } from './lookups.ts';
import { ANY_FACT } from './common/fallbacks.ts';
import { drawingOf } from './drawing.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export const BadgeIcon = ({ badge, ...rest }: IconProps & { readonly badge: string }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={drawingOf(BADGES, badge, ANY_FACT)} />
  </Icon>
);
