// The picture of an event, by its id.
import type { ReactNode } from 'react';
import { EVENTS } from './lookups.ts';
import { ANY_EVENT } from './common/fallbacks.ts';
import { drawingOf } from './drawing.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export const EventIcon = ({ event, ...rest }: IconProps & { readonly event: string }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={drawingOf(EVENTS, event, ANY_EVENT)} />
  </Icon>
);
