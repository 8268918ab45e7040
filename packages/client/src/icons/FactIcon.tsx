// The picture of something that happened in a game, by the name of the fact.
import type { ReactNode } from 'react';
import { FACTS } from './lookups.ts';
import { ANY_FACT } from './common/fallbacks.ts';
import { drawingOf } from './drawing.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export const FactIcon = ({ fact, ...rest }: IconProps & { readonly fact: string }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={drawingOf(FACTS, fact, ANY_FACT)} />
  </Icon>
);
