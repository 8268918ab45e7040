// A shape and a colour for each team: a shield, a hexagon, a banner.
import type { CSSProperties } from 'react';

const SHAPES = [
  'M-9.5-9.5H9.5V0C9.5 5.5 5.5 9.5 0 11.5-5.5 9.5-9.5 5.5-9.5 0Z',
  'M0-11.2 9.7-5.6V5.6L0 11.2-9.7 5.6V-5.6Z',
  'M-9.5-10.5H9.5V11L0 6.5-9.5 11Z',
] as const;

export const shapeOf = (team: number): string => SHAPES[(team - 1) % SHAPES.length] ?? SHAPES[0];

export const teamStyle = (team: number): CSSProperties => ({ '--team': `var(--team-${String(team)})` });
