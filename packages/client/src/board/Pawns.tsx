// All pawns; those that share a city stand side by side, whoever is to move in front.
import type { View } from '@cordon/engine';
import { memo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import { placePawns, sideOf } from './around.ts';
import type { Motion } from './motion.ts';
import { Pawn } from './Pawn.tsx';
import type { BoardSeat } from './props.ts';
import styles from './pawns.module.css';

export const Pawns = memo(function Pawns({
  view,
  drawing,
  seats,
  buildings,
  motion,
}: {
  readonly view: View;
  readonly drawing: MapDrawing;
  readonly seats: readonly BoardSeat[];
  /** Cities where a building takes a corner. */
  readonly buildings: ReadonlySet<string>;
  readonly motion: Motion;
}) {
  const standing = view.seats.flatMap(({ seat, city }) => {
    const [who, place] = [seats.find((one) => one.seat === seat), drawing.cities[city ?? '']];
    return who === undefined || city === undefined || place === undefined ? [] : [{ who, city, place }];
  });
  return (
    <g className={styles.pawns} data-motion={motion} aria-hidden="true">
      {standing.map(({ who, city, place }) => {
        const together = standing.filter((other) => other.city === city);
        const badge = buildings.has(city) ? (sideOf(place) === 'left' ? 'right' : 'left') : 'none';
        const feet = placePawns(together.length, badge)[together.findIndex((other) => other.who === who)]!;
        const [x, y] = place.at;
        return (
          <g
            key={who.seat}
            className={styles.pawn}
            style={{
              transform: `translate(${String(x)}px, ${String(y)}px)`,
              color: who.colour,
            }}
            data-seat={who.seat}
            data-role={who.role}
            data-city={city}
          >
            <title>{who.label}</title>
            <g className={styles.mark}>
              <g
                className={styles.stand}
                style={{ transform: `translate(${String(feet[0])}px, ${String(feet[1])}px)` }}
              >
                <Pawn seat={who} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
});
