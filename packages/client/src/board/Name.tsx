// The name of a city, in one line or two.
import { memo, type CSSProperties } from 'react';
import type { Point } from '../maps/drawing.ts';
import type { NameSpot } from './placement/candidates.ts';
import { LINE } from './placement/sizes.ts';
import styles from './city.module.css';

/** From the middle of a line of letters down to their feet, in heights of letters. */
const FEET = 0.27;

/** From a place of the map so many units of marks on. */
const along = (from: number, by: number): string =>
  `calc(${String(from)}px + ${by.toFixed(2)}px * var(--mark))`;

export interface NameProps {
  readonly city: string;
  readonly at: Point;
  readonly x: number;
  readonly y: number;
  readonly anchor: NameSpot['anchor'];
  readonly lines: readonly string[];
  readonly size: number;
  /** Lit or chosen, or in danger. */
  readonly strong: 'lit' | 'danger' | 'no';
  readonly chosen: 'yes' | 'no';
  readonly dim: 'yes' | 'no';
}

/** Most names have the usual size; styles that they share are quickly worked out when the map is drawn larger. */
const smaller = (size: number): CSSProperties | undefined =>
  size === 1 ? undefined : { fontSize: `calc(${size.toFixed(3)} * var(--letters))` };

export const Name = memo(function Name({
  city,
  at,
  x,
  y,
  anchor,
  lines,
  size,
  strong,
  chosen,
  dim,
}: NameProps) {
  return (
    <g
      className={`${styles.name} ${dim === 'yes' ? styles.dim : ''}`}
      style={{ transform: `translate(${along(at[0], x)}, ${along(at[1], y)})` }}
      data-name={city}
      data-city={city}
      data-strong={strong}
      data-chosen={chosen}
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <text
          key={line}
          textAnchor={anchor}
          style={smaller(size)}
          dy={`${(FEET + (index - (lines.length - 1) / 2) * LINE).toFixed(2)}em`}
        >
          {line}
        </text>
      ))}
    </g>
  );
});
