// The name of a city, in one line or two.
import { memo } from 'react';
import type { Point } from '../maps/drawing.ts';
import type { NameSpot } from './placement/candidates.ts';
import { LINE } from './placement/sizes.ts';
import styles from './city.module.css';

/** From the middle of a line of letters down to their feet, in heights of letters. */
const FEET = 0.31;

export interface NameProps {
  readonly city: string;
  readonly at: Point;
  readonly x: number;
  readonly y: number;
  readonly anchor: NameSpot['anchor'];
  readonly lines: readonly string[];
  /** Lit or chosen, or in danger. */
  readonly strong: 'lit' | 'danger' | 'no';
  readonly chosen: 'yes' | 'no';
  readonly dim: 'yes' | 'no';
}

export const Name = memo(function Name({ city, at, x, y, anchor, lines, strong, chosen, dim }: NameProps) {
  return (
    <g
      className={`${styles.name} ${dim === 'yes' ? styles.dim : ''}`}
      transform={`translate(${String(at[0])} ${String(at[1])})`}
      data-name={city}
      data-city={city}
      data-strong={strong}
      data-chosen={chosen}
      aria-hidden="true"
    >
      <g className={styles.mark}>
        <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
          <g className={styles.unmark}>
            {lines.map((line, index) => (
              <text
                key={line}
                textAnchor={anchor}
                dy={`${(FEET + (index - (lines.length - 1) / 2) * LINE).toFixed(2)}em`}
              >
                {line}
              </text>
            ))}
          </g>
        </g>
      </g>
    </g>
  );
});
