// A control room at night: a shelf of lighter water along the coasts, thin bright shores, a grid that goes on over the sea.
import { memo, useId, useMemo } from 'react';
import type { MapDrawing } from '../../maps/drawing.ts';
import { strokesOf } from '../coast.ts';
import { Strokes } from '../Strokes.tsx';
import styles from './night.module.css';

/** How coarse the shelf may be, in units of the map. */
const COARSE = 7;

export const NightGround = memo(function NightGround({ drawing }: { readonly drawing: MapDrawing }) {
  const { width, height, land, borders, around } = drawing;
  const grid = `grid-${useId()}`;
  const cell = width / 36;
  const arm = String(cell / 14);
  const shelf = useMemo(() => strokesOf(land, COARSE), [land]);
  const shore = useMemo(() => strokesOf(land, 0), [land]);
  return (
    <>
      <pattern id={grid} width={cell} height={cell} patternUnits="userSpaceOnUse">
        <path className={styles.grid} d={`M0 0V${String(cell)}M0 0H${String(cell)}`} />
        <path className={styles.cross} d={`M-${arm} 0H${arm}M0-${arm}V${arm}`} />
      </pattern>
      <Strokes className={styles.outer} pieces={shelf} />
      <Strokes className={styles.inner} pieces={shelf} />
      <rect x={-2 * width} y={-2 * height} width={5 * width} height={5 * height} fill={`url(#${grid})`} />
      <path className={styles.around} d={around} />
      <path className={styles.land} d={land} />
      <Strokes className={styles.borders} pieces={strokesOf(borders, 0)} />
      <Strokes className={styles.shore} pieces={shore} />
    </>
  );
});
