// The small things that lie on the lab board, drawn with the cubes of the map.
import type { ReactNode } from 'react';
import { Cube } from '../board/Cube.tsx';
import { Symbol } from '../board/Symbol.tsx';
import tint from '../board/tint.module.css';
import type { Circle } from '@cordon/protocol/laboratory';
import styles from './pieces.module.css';

/** The edge of a cube as it is drawn. */
const DRAWN = 16.4;

export interface PieceProps {
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** `ghost`: would come. `leaving`: would go. */
  readonly stage?: 'here' | 'ghost' | 'leaving';
}

export const Piece = ({ colour, x, y, size, stage = 'here' }: PieceProps): ReactNode => (
  <g
    className={`${tint['tint'] ?? ''} ${styles['piece'] ?? ''}`}
    data-colour={colour}
    data-stage={stage}
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / DRAWN).toFixed(3)})`}
  >
    <Cube colour={colour} />
  </g>
);

const GREY = 'grey';
const PITCH = 27;
const MOST_IN_ROW = 4;

export interface CirclesProps {
  readonly circles: readonly Circle[];
  /** The colour that grey circles take. */
  readonly cure: string | undefined;
  /** Cubes that would come, by the place of their circle. */
  readonly ghosts?: ReadonlyMap<number, string> | undefined;
}

/** The circles of a Sequence card: each with the symbol of what it takes, or with its cube. */
export function Circles({ circles, cure, ghosts }: CirclesProps): ReactNode {
  const columns = Math.min(MOST_IN_ROW, Math.max(1, circles.length));
  const rows = Math.max(1, Math.ceil(circles.length / columns));
  return (
    <svg
      className={styles['circles']}
      viewBox={`0 0 ${String(columns * PITCH)} ${String(rows * PITCH)}`}
      focusable="false"
      aria-hidden="true"
    >
      {circles.map(({ colour, cube }, index) => {
        const [x, y] = [((index % columns) + 0.5) * PITCH, (Math.floor(index / columns) + 0.5) * PITCH];
        const taken = colour === GREY ? cure : colour;
        const ghost = ghosts?.get(index);
        return (
          <g key={index} className={`${tint['tint'] ?? ''} ${styles['circle'] ?? ''}`} data-colour={colour}>
            <circle
              className={styles['ring']}
              cx={x}
              cy={y}
              r={11.6}
              data-full={cube === undefined ? 'no' : 'yes'}
            />
            {taken === undefined || cube !== undefined || ghost !== undefined ? undefined : (
              <g
                className={tint['tint']}
                data-colour={taken}
                transform={`translate(${String(x)} ${String(y)})`}
              >
                <Symbol colour={taken} size={11} className={styles['takes']} />
              </g>
            )}
            {ghost !== undefined ? (
              <Piece colour={ghost} x={x} y={y} size={15} stage="ghost" />
            ) : cube !== undefined ? (
              <Piece colour={cube} x={x} y={y} size={15} />
            ) : undefined}
          </g>
        );
      })}
    </svg>
  );
}
