// The name of a city, where the drawing wants it and free of cubes and pawns.
import { memo } from 'react';
import type { Point } from '../maps/drawing.ts';
import { placeName, type Side } from './around.ts';
import styles from './city.module.css';

const ANCHORS = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const;
const BASELINES: Readonly<Record<Side, string>> = {
  right: '0.34em',
  left: '0.34em',
  above: '-0.1em',
  below: '0.8em',
};

export interface NameProps {
  readonly name: string;
  readonly at: Point;
  readonly side: Side;
  readonly colours: number;
  readonly pawns: number;
  readonly strong: 'yes' | 'no';
  readonly chosen: 'yes' | 'no';
  readonly dim: 'yes' | 'no';
}

export const Name = memo(function Name({ name, at, side, colours, pawns, strong, chosen, dim }: NameProps) {
  const [dx, dy] = placeName(side, colours, pawns);
  return (
    <g
      className={`${styles.name} ${dim === 'yes' ? styles.dim : ''}`}
      transform={`translate(${String(at[0])} ${String(at[1])})`}
      data-strong={strong}
      data-chosen={chosen}
      aria-hidden="true"
    >
      <g className={styles.mark}>
        <g transform={`translate(${String(dx)} ${String(dy)})`}>
          <g className={styles.unmark}>
            <text textAnchor={ANCHORS[side]} dy={BASELINES[side]}>
              {name}
            </text>
          </g>
        </g>
      </g>
    </g>
  );
});
