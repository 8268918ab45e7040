// Ports and hospitals: an anchor at the quay, and a building in the colour of the disease it treats, with its symbol.
import { memo } from 'react';
import { placeBadge, placeBuilding, sideOf } from '../around.ts';
import type { LayerProps } from '../layer.ts';
import { listShown, wordsIn } from '@cordon/protocol/telling';
import { Symbol } from '../Symbol.tsx';
import tint from '../tint.module.css';
import styles from './cities.module.css';

const ANCHOR = 'M0-4.4A1.3 1.3 0 1 1 0-1.8M0-1.8V4.2M-2.2-.2H2.2M-4 1.2C-3.8 3.2-2.2 4.4 0 4.4S3.8 3.2 4 1.2';

export const AtCities = memo(function AtCities({ view, drawing }: LayerProps) {
  const placed = (city: string, place: typeof placeBadge) => {
    const { at } = drawing.cities[city]!;
    const [x, y] = place(sideOf(drawing.cities[city]!));
    return {
      at: `translate(${String(at[0])} ${String(at[1])})`,
      corner: `translate(${String(x)} ${String(y)})`,
    };
  };
  const known = (city: string) => drawing.cities[city] !== undefined;
  return (
    <g className={styles.cities}>
      {listShown(view, 'ports')
        .filter(known)
        .map((city) => {
          const { at, corner } = placed(city, placeBadge);
          return (
            <g key={city} transform={at}>
              <g className={styles.mark}>
                <g transform={corner}>
                  <circle className={styles.quay} r={6.4} />
                  <path className={styles.anchor} d={ANCHOR} />
                </g>
              </g>
            </g>
          );
        })}
      {Object.entries(wordsIn(view.shows['hospitals']))
        .filter(([, city]) => known(city))
        .map(([colour, city]) => {
          const { at, corner } = placed(city, placeBuilding);
          return (
            <g key={colour} transform={at} className={tint.tint} data-colour={colour}>
              <g className={styles.mark}>
                <g transform={corner}>
                  <path className={styles.wings} d="M-11 8V-1.5H-6.5V-5.5L0-10.5 6.5-5.5V-1.5H11V8Z" />
                  <g transform="translate(0 1.4)">
                    <Symbol colour={colour} size={9} className={styles.symbol} />
                  </g>
                </g>
              </g>
            </g>
          );
        })}
    </g>
  );
});
