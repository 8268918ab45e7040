// A city on the map: its disc, and the rings around it. What lies there is drawn above all discs.
import { memo } from 'react';
import type { Point } from '../maps/drawing.ts';
import { DISC } from './marks.ts';
import type { Motion } from './motion.ts';
import { Symbol } from './Symbol.tsx';
import styles from './city.module.css';
import tint from './tint.module.css';

/** A ring around the disc, inside of what is left free for it. */
const AROUND = DISC + 2.9;
/** Four brackets around the disc. */
const RETICLE =
  'M9.4-9.4A13.3 13.3 0 0 1 12.8-3.6M9.4-9.4A13.3 13.3 0 0 0 3.6-12.8M9.4 9.4A13.3 13.3 0 0 1 3.6 12.8M9.4 9.4A13.3 13.3 0 0 0 12.8 3.6M-9.4 9.4A13.3 13.3 0 0 1-12.8 3.6M-9.4 9.4A13.3 13.3 0 0 0-3.6 12.8M-9.4-9.4A13.3 13.3 0 0 1-3.6-12.8M-9.4-9.4A13.3 13.3 0 0 0-12.8-3.6';

export interface CityProps {
  readonly id: string;
  readonly at: Point;
  readonly colour: string;
  /** Three cubes of a colour lie there. */
  readonly full: 'yes' | 'no';
  /** Whether the next infections can hit it. */
  readonly threat: 'no' | 'likely' | 'sure';
  readonly description: string;
  /** What somebody who points at it reads. */
  readonly title: string | undefined;
  readonly lit: 'yes' | 'no' | 'dim';
  readonly chosen: 'yes' | 'no';
  /** The one stop of the tab key, or not. */
  readonly stop: 'yes' | 'no';
  readonly motion: Motion;
}

export const City = memo(function City(props: CityProps) {
  const { id, at, colour, full, threat, description, title, lit, chosen, stop, motion } = props;
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
      {title !== undefined && <title>{title}</title>}
      <circle className={styles.hit} r={22} />
      <g className={styles.mark}>
        {lit === 'yes' && <circle className={styles.halo} r={DISC + 9} />}
        <circle className={styles.shade} r={DISC} />
        {full === 'yes' && (
          <>
            <circle className={styles.glow} r={AROUND} data-motion={motion} />
            <circle className={styles.warning} r={AROUND} />
          </>
        )}
        {threat !== 'no' && (
          <circle
            className={styles.threat}
            r={full === 'yes' ? AROUND + 1.6 : AROUND}
            data-threat={threat}
            data-full={full}
            pathLength={24}
          />
        )}
        <g className={lit === 'dim' ? styles.dim : undefined}>
          <circle className={styles.disc} r={DISC} data-disc={id} />
          <Symbol colour={colour} size={DISC * 1.15} className={styles.symbol} />
        </g>
        {lit === 'yes' && <path className={styles.reticle} d={RETICLE} />}
        {chosen === 'yes' && <circle className={styles.chosen} r={DISC + 2.4} />}
        {stop === 'yes' && (
          <>
            <circle className={styles.focusShade} r={DISC + 5} />
            <circle className={styles.focus} r={DISC + 5} />
          </>
        )}
      </g>
    </g>
  );
});
