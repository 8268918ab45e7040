// Infections as rings, and a chain of outbreaks as numbered waves, one after the other.
import type { MapDrawing } from '../maps/drawing.ts';
import type { Motion } from './motion.ts';
import type { Flash } from './props.ts';
import styles from './waves.module.css';
import tint from './tint.module.css';

/** Milliseconds from a wave to the next. */
const APART: Readonly<Record<Motion, number>> = { full: 520, fast: 160, off: 0 };
/** A star with many points, drawn around the origin. */
const STAR =
  'M0-13 3-8.5 8-10.5 8.3-5 13.4-3.6 10.4 1 13.4 5.6 8.3 6.4 7.6 11.8 2.9 9 0 13.4-2.9 9-7.6 11.8-8.3 6.4-13.4 5.6-10.4 1-13.4-3.6-8.3-5-8-10.5-3-8.5Z';

export function Waves({
  drawing,
  flash,
  motion,
}: {
  readonly drawing: MapDrawing;
  readonly flash: readonly Flash[];
  readonly motion: Motion;
}) {
  return (
    <g className={styles.waves} data-motion={motion} aria-hidden="true">
      {flash.map(({ city, colour, wave }, index) => {
        const place = drawing.cities[city];
        if (place === undefined) return undefined;
        const animationDelay = `${String(Math.max(wave - 1, 0) * APART[motion])}ms`;
        return (
          <g
            key={`${String(index)}-${city}-${String(wave)}`}
            className={tint.tint}
            data-colour={colour}
            transform={`translate(${String(place.at[0])} ${String(place.at[1])})`}
          >
            <g className={styles.mark}>
              <circle
                className={styles.ring}
                r={20}
                data-wave={wave > 0 ? 'chain' : 'single'}
                style={{ animationDelay }}
              />
              {wave > 0 && (
                <g transform="translate(15 -17)">
                  <g className={styles.count} style={{ animationDelay }}>
                    <path className={styles.badge} d={STAR} />
                    <text className={styles.number} y={4.8}>
                      {wave}
                    </text>
                  </g>
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
