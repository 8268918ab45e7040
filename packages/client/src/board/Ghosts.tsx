// A plan as arrows from city to city, each with its label.
import { memo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import { arrowOf } from './arrows.ts';
import type { Seen } from './driver.ts';
import { labelPoints } from './ghostLabels.ts';
import { DISC, marksAt } from './marks.ts';
import type { Motion } from './motion.ts';
import { occupiedOn } from './occupied.ts';
import type { Placement } from './placement/place.ts';
import type { Ghost } from './props.ts';
import styles from './ghosts.module.css';

export const Ghosts = memo(function Ghosts({
  drawing,
  ghosts,
  motion,
  seen: { scale, frame },
  placement,
}: {
  readonly drawing: MapDrawing;
  readonly ghosts: readonly Ghost[];
  readonly motion: Motion;
  readonly seen: Seen;
  readonly placement: Placement;
}) {
  const arrows = ghosts.flatMap((ghost, index) => {
    const arrow = arrowOf(drawing, ghost.from, ghost.to);
    return arrow === undefined ? [] : [{ ...arrow, label: ghost.label, key: `${String(index)}-${ghost.to}` }];
  });
  const marks = marksAt(scale, frame);
  const points = labelPoints(arrows, marks, occupiedOn(drawing, { placement, mark: marks.mark }));
  return (
    <g className={styles.ghosts} data-motion={motion} aria-hidden="true">
      {arrows.map(({ key, path, angle, tip, label }, index) => (
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
          {points[index] !== undefined && (
            <text className={styles.label} x={points[index][0]} y={points[index][1]} dy="0.35em">
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});
