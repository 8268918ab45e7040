// A survey map of the nineteenth century: water lines along the coast, land in ink, regions washed by hand and darker at the rim.
import { useId } from 'react';
import { factsOf } from '../../games/games.ts';
import type { MapDrawing } from '../../maps/drawing.ts';
import { washesOf } from './washes.ts';
import styles from './paper.module.css';

const washes = washesOf(factsOf('iberia').regions);
const WATER_LINES = [5, 4, 3, 2, 1];

export function PaperGround({ drawing }: { readonly drawing: MapDrawing }) {
  const { land, around, borders, regions } = drawing;
  const id = useId();
  const coast = land + around;
  return (
    <>
      {WATER_LINES.map((line) => (
        <g key={line}>
          <path className={styles.waterLine} data-line={line} d={coast} />
          <path className={styles.water} data-line={line} d={coast} />
        </g>
      ))}
      <path className={styles.around} d={around} />
      <path className={styles.land} d={land} />
      {Object.entries(regions).map(([region, { shape }]) => (
        <g key={region} className={styles.region} data-wash={washes.get(region) ?? 0}>
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
      <path className={styles.coast} d={land} />
    </>
  );
}
