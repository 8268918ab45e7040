// Thin lines from cities to names, pawns and badges that stand farther away, under everything else.
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
  return [...placement].map(([city, { name, pawns, badges }]) => {
    const at = drawing.cities[city]?.at;
    if (at === undefined) return undefined;
    return Object.entries({ name, pawns, ...badges }).map(([to, spot]) =>
      spot?.leader === undefined ? undefined : (
        <g
          key={`${to} of ${city}`}
          transform={`translate(${String(at[0])} ${String(at[1])})`}
          aria-hidden="true"
        >
          <path
            className={`${styles.mark} ${styles.leader}`}
            d={`M0 0L${spot.leader[0].toFixed(1)} ${spot.leader[1].toFixed(1)}`}
            data-to={to}
          />
        </g>
      ),
    );
  });
});
