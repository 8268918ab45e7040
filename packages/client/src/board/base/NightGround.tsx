// A control room at night: a shelf of lighter water along the coasts, thin bright shores, a grid that goes on over the sea.
import { useId } from 'react';
import type { MapDrawing } from '../../maps/drawing.ts';
import styles from './night.module.css';

export function NightGround({ drawing }: { readonly drawing: MapDrawing }) {
  const { width, height, land, borders, around } = drawing;
  const grid = `grid-${useId()}`;
  const cell = width / 36;
  return (
    <>
      <pattern id={grid} width={cell} height={cell} patternUnits="userSpaceOnUse">
        <path className={styles.grid} d={`M0 0V${String(cell)}M0 0H${String(cell)}`} />
        <path
          className={styles.cross}
          d={`M${String(-cell / 14)} 0H${String(cell / 14)}M0 ${String(-cell / 14)}V${String(cell / 14)}`}
        />
      </pattern>
      <path className={`${styles.shelf} ${styles.outer}`} d={land} />
      <path className={`${styles.shelf} ${styles.inner}`} d={land} />
      <rect x={-2 * width} y={-2 * height} width={5 * width} height={5 * height} fill={`url(#${grid})`} />
      <path className={styles.around} d={around} />
      <path className={styles.land} d={land} />
      <path className={styles.borders} d={borders} />
    </>
  );
}
