// The picture of a role, by its id.
import type { ReactNode } from 'react';
import { ROLES } from './lookups.ts';
import { ANY_ROLE } from './common/fallbacks.ts';
import { drawingOf } from './drawing.ts';
import { Icon, type IconProps, Strokes } from './Icon.tsx';

export const RoleIcon = ({ role, ...rest }: IconProps & { readonly role: string }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={drawingOf(ROLES, role, ANY_ROLE)} />
  </Icon>
);
