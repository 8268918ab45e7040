// The picture of an event or of a card that is resolved when it is drawn, by its id.
import type { ReactNode } from 'react';
import { CARDS, EVENTS } from './lookups.ts';
import { ANY_EVENT } from './common/fallbacks.ts';
import { drawingOf } from './drawing.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export const EventIcon = ({ event, ...rest }: IconProps & { readonly event: string }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={drawingOf(EVENTS, event, drawingOf(CARDS, event, ANY_EVENT))} />
  </Icon>
);
