// Research stations: a white building beside its city.
import { memo } from 'react';
import type { BadgesProps } from '../layer.ts';
import type { Badge } from '../placement/things.ts';
import { listShown } from '@cordon/protocol/telling';
import styles from './stations.module.css';

export const STATION: Badge = { id: 'station', width: 20, height: 20 };

export const Stations = memo(function Stations({ view, drawing, placement }: BadgesProps) {
  return listShown(view, 'stations').map((city) => {
    const [place, spot] = [drawing.cities[city], placement.get(city)?.badges[STATION.id]];
    if (place === undefined || spot === undefined) return undefined;
    return (
      <g
        key={city}
        className={styles.station}
        data-badge={STATION.id}
        transform={`translate(${String(place.at[0])} ${String(place.at[1])})`}
      >
        <g className={styles.mark}>
          <g transform={`translate(${spot.x.toFixed(2)} ${spot.y.toFixed(2)}) scale(1.15)`}>
            <path className={styles.house} d="M-8 7.9V-1.2L0-8.3 8-1.2V7.9Z" />
            <path
              className={styles.flask}
              d="M-1.6-3H1.6V0L4.4 5C4.7 5.6 4.3 6.2 3.6 6.2H-3.6C-4.3 6.2-4.7 5.6-4.4 5L-1.6 0Z"
            />
          </g>
        </g>
      </g>
    );
  });
});
