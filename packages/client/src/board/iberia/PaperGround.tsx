// A survey map of the nineteenth century: water lines along the coast, land in ink, regions washed by hand and darker at the rim.
import { memo, useId, useMemo } from 'react';
import { factsOf } from '../../games/games.ts';
import type { MapDrawing } from '../../maps/drawing.ts';
import { strokesOf } from '../coast.ts';
import { Strokes } from '../Strokes.tsx';
import { Compass } from './Compass.tsx';
import { washesOf } from './washes.ts';
import styles from './paper.module.css';

const COARSE = 6;
/** From the outermost to the coast: a line is a stroke with a slightly narrower one of water on it. */
const WATER_LINES = ['4', '3', '2', '1'];

export const PaperGround = memo(function PaperGround({ drawing }: { readonly drawing: MapDrawing }) {
  const { land, around, borders, regions } = drawing;
  const id = useId();
  const water = useMemo(() => strokesOf(land + around, COARSE), [land, around]);
  const washes = useMemo(() => washesOf(factsOf('iberia').regions), []);
  const coast = useMemo(() => strokesOf(land, 0), [land]);
  return (
    <>
      <Compass drawing={drawing} />
      {WATER_LINES.map((line) => (
        <g key={line} className={styles.waterLine} data-line={line}>
          <Strokes className={styles.ink} pieces={water} />
          <Strokes className={styles.water} pieces={water} />
        </g>
      ))}
      <path className={styles.around} d={around} />
      <path className={styles.land} d={land} />
      {Object.entries(regions).map(([region, { shape }]) => (
        <g key={region} data-wash={washes.get(region) ?? 0} className={styles.region}>
          <clipPath id={`${id}-${region}`}>
            <path d={shape} />
          </clipPath>
          <path className={styles.wash} d={shape} />
          <g clipPath={`url(#${id}-${region})`}>
            <path className={styles.wideRim} d={shape} />
            <path className={styles.rim} d={shape} />
          </g>
          <path className={styles.edge} d={shape} />
        </g>
      ))}
      <path className={styles.borders} d={borders} />
      <Strokes className={styles.coast} pieces={coast} />
    </>
  );
});
