// Research stations: a white building in a corner of its city.
import { memo } from 'react';
import { placeBuilding, sideOf } from '../around.ts';
import type { LayerProps } from '../layer.ts';
import { listShown } from '@cordon/protocol/telling';
import styles from './stations.module.css';

export const Stations = memo(function Stations({ view, drawing }: LayerProps) {
  return listShown(view, 'stations').map((city) => {
    const place = drawing.cities[city];
    if (place === undefined) return undefined;
    const [x, y] = placeBuilding(sideOf(place));
    return (
      <g
        key={city}
        className={styles.station}
        transform={`translate(${String(place.at[0])} ${String(place.at[1])})`}
      >
        <g className={styles.mark}>
          <g transform={`translate(${String(x)} ${String(y)}) scale(1.15)`}>
            <path className={styles.house} d="M-8 7.5V-1.6L0-9 8-1.6V7.5Z" />
            <path
              className={styles.flask}
              d="M-1.6-3.4H1.6V-.4L4.4 4.6C4.7 5.2 4.3 5.8 3.6 5.8H-3.6C-4.3 5.8-4.7 5.2-4.4 4.6L-1.6-.4Z"
            />
          </g>
        </g>
      </g>
    );
  });
});
