// A city on the map with everything that lies there, except its name and the pawns.
import { memo, type ReactNode } from 'react';
import type { Point } from '../maps/drawing.ts';
import type { Side } from './around.ts';
import { Cubes } from './Cubes.tsx';
import { DISC } from './marks.ts';
import type { Motion } from './motion.ts';
import { Symbol } from './Symbol.tsx';
import styles from './city.module.css';
import tint from './tint.module.css';

/** As many cubes of one colour as a city bears. */
const FULL = 3;
const NO_CUBES: Readonly<Record<string, number>> = {};
const WARNING = DISC + 17.5;
/** Four brackets around the disc. */
const RETICLE = [0, 90, 180, 270];

export interface CityProps {
  readonly id: string;
  readonly at: Point;
  readonly colour: string;
  readonly side: Side;
  readonly cubes: Readonly<Record<string, number>> | undefined;
  readonly description: string;
  readonly lit: 'yes' | 'no' | 'dim';
  readonly chosen: 'yes' | 'no';
  /** The one stop of the tab key, or not. */
  readonly stop: 'yes' | 'no';
  readonly motion: Motion;
  readonly children?: ReactNode;
}

export const City = memo(function City(props: CityProps) {
  const { id, at, colour, side, cubes = NO_CUBES, description, lit, chosen, stop, motion } = props;
  const full = Object.values(cubes).some((count) => count >= FULL);
  return (
    <g
      className={`${styles.city} ${tint.tint}`}
      transform={`translate(${String(at[0])} ${String(at[1])})`}
      role="button"
      tabIndex={stop === 'yes' ? 0 : -1}
      aria-label={description}
      aria-pressed={chosen === 'yes'}
      data-stop={`city:${id}`}
      data-colour={colour}
      data-lit={lit}
    >
      <circle className={styles.hit} r={22} />
      <g className={styles.mark}>
        {full && (
          <>
            <circle className={styles.glow} r={WARNING} data-motion={motion} />
            <circle className={styles.warning} r={WARNING} />
          </>
        )}
        <circle className={styles.halo} r={DISC + 12} />
        <circle className={styles.shade} r={DISC} />
        <g className={lit === 'dim' ? styles.dim : undefined}>
          <circle className={styles.disc} r={DISC} />
          <Symbol colour={colour} size={DISC * 1.15} className={styles.symbol} />
        </g>
        {RETICLE.map((angle) => (
          <path
            key={angle}
            className={styles.reticle}
            d="M10.6-10.6A15 15 0 0 1 14.4-4.2M10.6-10.6A15 15 0 0 0 4.2-14.4"
            transform={`rotate(${String(angle)})`}
          />
        ))}
        {chosen === 'yes' && <circle className={styles.chosen} r={DISC + 2.4} />}
        {props.children}
        <Cubes counts={cubes} own={colour} name={side} motion={motion} />
        <rect className={styles.focusShade} x={-29} y={-29} width={58} height={58} rx={10} />
        <rect className={styles.focus} x={-29} y={-29} width={58} height={58} rx={10} />
      </g>
    </g>
  );
});
