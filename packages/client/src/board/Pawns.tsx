// All pawns; those that share a city stand side by side next to it.
import type { View } from '@cordon/engine';
import { memo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import type { Motion } from './motion.ts';
import { Pawn } from './Pawn.tsx';
import { feetAt } from './placement/candidates.ts';
import type { Placement } from './placement/place.ts';
import type { BoardSeat } from './props.ts';
import styles from './pawns.module.css';

export const Pawns = memo(function Pawns({
  view,
  drawing,
  seats,
  placement,
  motion,
}: {
  readonly view: View;
  readonly drawing: MapDrawing;
  readonly seats: readonly BoardSeat[];
  readonly placement: Placement;
  readonly motion: Motion;
}) {
  const standing = view.seats.flatMap(({ seat, city }) => {
    const who = seats.find((one) => one.seat === seat);
    const [place, feet] = [drawing.cities[city ?? ''], placement.get(city ?? '')?.pawns];
    return who === undefined || city === undefined || place === undefined || feet === undefined
      ? []
      : [{ who, city, place, feet }];
  });
  return (
    <g className={styles.pawns} data-motion={motion} aria-hidden="true">
      {standing.map(({ who, city, place, feet }) => {
        const together = standing.filter((other) => other.city === city);
        const index = together.findIndex((other) => other.who === who);
        const [x, y] = feetAt(feet, index, together.length);
        return (
          <g
            key={who.seat}
            className={styles.pawn}
            style={{
              transform: `translate(${String(place.at[0])}px, ${String(place.at[1])}px)`,
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
                style={{ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }}
              >
                {who.figure ?? <Pawn seat={who} />}
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
});
