// Thin lines from cities to names and pawns that stand farther away, under everything else.
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
  return [...placement].map(([city, { name, pawns }]) => {
    const at = drawing.cities[city]?.at;
    if (at === undefined) return undefined;
    return [['name', name?.leader] as const, ['pawns', pawns?.leader] as const].map(([to, end]) =>
      end === undefined ? undefined : (
        <g
          key={`${to} of ${city}`}
          transform={`translate(${String(at[0])} ${String(at[1])})`}
          aria-hidden="true"
        >
          <path
            className={`${styles.mark} ${styles.leader}`}
            d={`M0 0L${end[0].toFixed(1)} ${end[1].toFixed(1)}`}
            data-to={to}
          />
        </g>
      ),
    );
  });
});
