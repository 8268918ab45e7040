// A control room at night: a shelf of lighter water along the coasts, thin bright shores, a grid that goes on over the sea.
import { memo, useMemo } from 'react';
import type { MapDrawing } from '../../maps/drawing.ts';
import { strokesOf } from '../coast.ts';
import { Strokes } from '../Strokes.tsx';
import styles from './night.module.css';

/** How coarse the shelf may be, in units of the map. */
const COARSE = 7;

const CELLS = 36;

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Lines far over the edges, and small crosses where they meet on the map, row by row. As a pattern they took two thirds of the time to paint the map. */
function gridOf(width: number, height: number): { readonly lines: string; readonly crosses: string[] } {
  const cell = width / CELLS;
  const arm = cell / 14;
  const rows = Math.ceil(height / cell);
  const at = (index: number): string => (index * cell).toFixed(1);
  const [left, right, top, bottom] = [at(-CELLS), at(2 * CELLS), at(-rows), at(2 * rows)];
  const down = upTo(-CELLS, 2 * CELLS).map((column) => `M${at(column)} ${top}V${bottom}`);
  const across = upTo(-rows, 2 * rows).map((row) => `M${left} ${at(row)}H${right}`);
  const cross = (x: number, y: number): string =>
    `M${(x - arm).toFixed(1)} ${y.toFixed(1)}h${(2 * arm).toFixed(1)}m${(-arm).toFixed(1)} ${(-arm).toFixed(1)}v${(2 * arm).toFixed(1)}`;
  const crosses = upTo(0, rows).map((row) =>
    upTo(0, CELLS)
      .map((column) => cross(column * cell, row * cell))
      .join(''),
  );
  return { lines: [...down, ...across].join(''), crosses };
}

export const NightGround = memo(function NightGround({ drawing }: { readonly drawing: MapDrawing }) {
  const { width, height, land, borders, around } = drawing;
  const { lines, crosses } = useMemo(() => gridOf(width, height), [width, height]);
  const shelf = useMemo(() => strokesOf(land, COARSE), [land]);
  const shore = useMemo(() => strokesOf(land, 0), [land]);
  return (
    <>
      <Strokes className={styles.outer} pieces={shelf} />
      <Strokes className={styles.inner} pieces={shelf} />
      <path className={styles.grid} d={lines} />
      <Strokes className={styles.cross} pieces={crosses} />
      <path className={styles.around} d={around} />
      <path className={styles.land} d={land} />
      <Strokes className={styles.borders} pieces={strokesOf(borders, 0)} />
      <Strokes className={styles.shore} pieces={shore} />
    </>
  );
});
