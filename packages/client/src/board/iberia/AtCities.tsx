// Ports and hospitals: an anchor at the quay, and a building in the colour of the disease it treats, with its symbol.
import type { View } from '@cordon/engine';
import { memo } from 'react';
import type { BadgesProps } from '../layer.ts';
import type { Badge } from '../placement/things.ts';
import { listShown, wordsIn } from '@cordon/protocol/telling';
import { Symbol } from '../Symbol.tsx';
import tint from '../tint.module.css';
import styles from './cities.module.css';

const ANCHOR = 'M0-4.4A1.3 1.3 0 1 1 0-1.8M0-1.8V4.2M-2.2-.2H2.2M-4 1.2C-3.8 3.2-2.2 4.4 0 4.4S3.8 3.2 4 1.2';
const PORT: Badge = { id: 'port', width: 14, height: 14 };
const hospitalOf = (colour: string): Badge => ({ id: `hospital-${colour}`, width: 24, height: 20 });

export function badgesOf(view: View): ReadonlyMap<string, readonly Badge[]> {
  const badges = new Map<string, Badge[]>();
  const add = (city: string, badge: Badge): void => {
    badges.set(city, [...(badges.get(city) ?? []), badge]);
  };
  for (const city of listShown(view, 'ports')) add(city, PORT);
  for (const [colour, city] of Object.entries(wordsIn(view.shows['hospitals'])))
    add(city, hospitalOf(colour));
  return badges;
}

export const AtCities = memo(function AtCities({ view, drawing, placement }: BadgesProps) {
  const placed = (city: string, { id }: Badge) => {
    const [place, spot] = [drawing.cities[city], placement.get(city)?.badges[id]];
    return place === undefined || spot === undefined
      ? undefined
      : {
          at: `translate(${String(place.at[0])} ${String(place.at[1])})`,
          corner: `translate(${spot.x.toFixed(2)} ${spot.y.toFixed(2)})`,
        };
  };
  return (
    <g className={styles.cities}>
      {listShown(view, 'ports').map((city) => {
        const spot = placed(city, PORT);
        return spot === undefined ? undefined : (
          <g key={city} transform={spot.at} data-badge={PORT.id}>
            <g className={styles.mark}>
              <g transform={spot.corner}>
                <circle className={styles.quay} r={6.4} />
                <path className={styles.anchor} d={ANCHOR} />
              </g>
            </g>
          </g>
        );
      })}
      {Object.entries(wordsIn(view.shows['hospitals'])).map(([colour, city]) => {
        const spot = placed(city, hospitalOf(colour));
        return spot === undefined ? undefined : (
          <g
            key={colour}
            transform={spot.at}
            className={tint.tint}
            data-colour={colour}
            data-badge="hospital"
          >
            <g className={styles.mark}>
              <g transform={spot.corner}>
                <path className={styles.wings} d="M-11 9.2V-.3H-6.5V-4.3L0-9.3 6.5-4.3V-.3H11V9.2Z" />
                <g transform="translate(0 2.6)">
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
