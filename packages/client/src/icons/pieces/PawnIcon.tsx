// A pawn: its head carries the icon of its role, its coat the initials of its player.
import type { ReactNode } from 'react';
import { ANY_ROLE } from '../common/fallbacks.ts';
import { drawingOf } from '../drawing.ts';
import { Strokes } from '../Icon.tsx';
import { ROLES } from '../lookups.ts';
import { PAWN } from './shapes.ts';

export interface PawnProps {
  readonly role: string;
  readonly initials?: string;
  /** The height, in pixels or as a length. */
  readonly size?: number | string;
  readonly title?: string;
  readonly className?: string;
}

/** Coloured by `--role`; what stands on it by `--role-ink`. */
export function PawnIcon({ role, initials, size = '2.5em', title, className }: PawnProps): ReactNode {
  const spoken = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      viewBox={`0 0 ${String(PAWN.width)} ${String(PAWN.height)}`}
      height={size}
      focusable="false"
      className={className}
      {...spoken}
    >
      {title !== undefined && <title>{title}</title>}
      <path d={PAWN.outline} fill="var(--role, currentColor)" />
      <g color="var(--role-ink, var(--page))">
        <g transform="translate(4.8 3.8) scale(0.6)">
          <Strokes drawing={drawingOf(ROLES, role, ANY_ROLE)} />
        </g>
        {initials !== undefined && (
          <text x={12} y={31} textAnchor="middle" fontSize={9} fontWeight={700} fill="currentColor">
            {initials}
          </text>
        )}
      </g>
    </svg>
  );
}
