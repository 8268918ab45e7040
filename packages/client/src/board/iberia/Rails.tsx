// Rails: copper on wooden sleepers, along their line.
import { memo } from 'react';
import type { LayerProps } from '../layer.ts';
import { listShown } from '@cordon/protocol/telling';
import styles from './rails.module.css';

export const Rails = memo(function Rails({ view, drawing }: LayerProps) {
  const laid = new Set(listShown(view, 'rails'));
  return drawing.lines
    .filter(({ id }) => laid.has(id))
    .map(({ id, pieces }) => {
      const path = pieces.join('');
      return (
        <g key={id} className={styles.rails}>
          <path className={styles.bed} d={path} />
          <path className={styles.sleepers} d={path} />
          <path className={styles.copper} d={path} />
          <path className={styles.between} d={path} />
        </g>
      );
    });
});
