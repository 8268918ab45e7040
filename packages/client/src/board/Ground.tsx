// The land as every map has it.
import { memo } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import { Regions } from './Regions.tsx';
import styles from './ground.module.css';

export const PlainGround = memo(function PlainGround({ drawing }: { readonly drawing: MapDrawing }) {
  return (
    <>
      <path className={styles.around} d={drawing.around} />
      <path className={styles.land} d={drawing.land} />
      <Regions drawing={drawing} />
      <path className={styles.borders} d={drawing.borders} />
    </>
  );
});
