// A plan as arrows from city to city, each with its label.
import { memo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import { arrowOf } from './arrows.ts';
import { DISC } from './marks.ts';
import type { Motion } from './motion.ts';
import type { Ghost } from './props.ts';
import styles from './ghosts.module.css';

export const Ghosts = memo(function Ghosts({
  drawing,
  ghosts,
  motion,
}: {
  readonly drawing: MapDrawing;
  readonly ghosts: readonly Ghost[];
  readonly motion: Motion;
}) {
  const arrows = ghosts.flatMap((ghost, index) => {
    const arrow = arrowOf(drawing, ghost.from, ghost.to);
    return arrow === undefined ? [] : [{ ...arrow, label: ghost.label, key: `${String(index)}-${ghost.to}` }];
  });
  return (
    <g className={styles.ghosts} data-motion={motion} aria-hidden="true">
      {arrows.map(({ key, path, angle, tip, middle, label }) => (
        <g key={key} data-ghost={key}>
          <path className={styles.shade} d={path} />
          <path className={styles.shaft} d={path} />
          <g transform={`translate(${String(tip[0])} ${String(tip[1])})`}>
            <g className={styles.mark}>
              <path
                className={styles.head}
                d="M0 0-12-7.5-9 0-12 7.5Z"
                transform={`rotate(${String(angle)}) translate(${String(-DISC - 3)} 0)`}
              />
            </g>
          </g>
          {label !== undefined && (
            <text className={styles.label} x={middle[0]} y={middle[1]} dy="-0.35em">
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});
