// Thin lines from cities to names that stand farther away, under everything else.
import { memo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import type { Placement } from './placement/place.ts';
import styles from './city.module.css';

export const Leaders = memo(function Leaders({
  drawing,
  placement,
}: {
  readonly drawing: MapDrawing;
  readonly placement: Placement;
}) {
  return [...placement].map(([city, { name }]) => {
    const at = drawing.cities[city]?.at;
    if (name?.leader === undefined || at === undefined) return undefined;
    const [x, y] = name.leader;
    return (
      <g key={city} transform={`translate(${String(at[0])} ${String(at[1])})`} aria-hidden="true">
        <path className={`${styles.mark} ${styles.leader}`} d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} />
      </g>
    );
  });
});
