// Infections as rings with their card, and outbreaks as numbered waves. Who gives them decides when each of them comes.
import { memo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import type { Motion } from './motion.ts';
import type { Flash } from './props.ts';
import styles from './waves.module.css';
import tint from './tint.module.css';

/** The width of a letter on a card, and what is around the letters. */
const LETTER = 7.4;
const AROUND = 26;
/** A star with many points, drawn around the origin. */
const STAR =
  'M0-13 3-8.5 8-10.5 8.3-5 13.4-3.6 10.4 1 13.4 5.6 8.3 6.4 7.6 11.8 2.9 9 0 13.4-2.9 9-7.6 11.8-8.3 6.4-13.4 5.6-10.4 1-13.4-3.6-8.3-5-8-10.5-3-8.5Z';

export const Waves = memo(function Waves({
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
      {flash.map(({ city, colour, wave, card }, index) => {
        const place = drawing.cities[city];
        if (place === undefined) return undefined;
        return (
          <g
            key={`${String(index)}-${city}-${String(wave)}`}
            className={tint.tint}
            data-colour={colour}
            transform={`translate(${String(place.at[0])} ${String(place.at[1])})`}
          >
            <g className={styles.mark}>
              <circle className={styles.ring} r={20} data-wave={wave > 0 ? 'chain' : 'single'} />
              {card !== undefined && <InfectionCard name={card} />}
              {wave > 0 && (
                <g transform="translate(15 -17)">
                  <g className={styles.count}>
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
});

/** The card that brought the cubes, above its city. */
function InfectionCard({ name }: { readonly name: string }) {
  const width = name.length * LETTER + AROUND;
  return (
    <g transform="translate(0 -42)">
      <g className={styles.card}>
        <rect className={styles.paper} x={-width / 2} y={-14} width={width} height={28} rx={4} />
        <rect className={styles.stripe} x={-width / 2 + 4} y={-10} width={6} height={20} rx={2} />
        <text className={styles.name} x={5} y={4.5}>
          {name}
        </text>
      </g>
    </g>
  );
}
