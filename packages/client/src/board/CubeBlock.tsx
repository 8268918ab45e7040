// The cubes of a city on their plate, which hangs at its disc. Each cube comes and goes visibly.
import { memo, useState } from 'react';
import type { Point } from '../maps/drawing.ts';
import { Cube } from './Cube.tsx';
import { restaged, stagedAtFirst, withoutLeft } from './leaving.ts';
import { DISC } from './marks.ts';
import type { Motion } from './motion.ts';
import type { BlockSpot } from './placement/candidates.ts';
import type { PlacedCube } from './placement/cubes.ts';
import styles from './cubes.module.css';
import tint from './tint.module.css';

const keyOf = ({ colour, index }: PlacedCube): string => `${colour}-${String(index)}`;

const cubesOf = (spot: BlockSpot | undefined): readonly PlacedCube[] =>
  spot?.block.cubes.map((cube) => ({ ...cube, at: [cube.at[0] + spot.x, cube.at[1] + spot.y] })) ?? [];

export const CubeBlock = memo(function CubeBlock({
  city,
  at,
  spot,
  full,
  dim,
  motion,
}: {
  readonly city: string;
  readonly at: Point;
  readonly spot: BlockSpot | undefined;
  readonly full: 'yes' | 'no';
  readonly dim: 'yes' | 'no';
  readonly motion: Motion;
}) {
  const [seen, setSeen] = useState(spot);
  const [drawn, setDrawn] = useState(() => stagedAtFirst(cubesOf(spot), keyOf));
  if (seen !== spot) {
    const placed = cubesOf(spot);
    setSeen(spot);
    setDrawn(motion === 'off' ? stagedAtFirst(placed, keyOf) : restaged(drawn, placed, keyOf));
  }
  if (drawn.length === 0) return undefined;
  return (
    <g
      className={`${styles.block} ${dim === 'yes' ? styles.dim : ''}`}
      transform={`translate(${String(at[0])} ${String(at[1])})`}
      data-city={city}
      data-full={full}
      aria-hidden="true"
    >
      <g className={styles.mark}>
        {spot !== undefined && <Plate spot={spot} />}
        {drawn.map(({ key, thing, stage }) => (
          <g
            key={key}
            className={`${styles.cube} ${tint.tint}`}
            data-colour={thing.colour}
            data-stage={stage}
            style={{ transform: `translate(${thing.at[0].toFixed(2)}px, ${thing.at[1].toFixed(2)}px)` }}
            onAnimationEnd={() => {
              if (stage === 'leaving') setDrawn((before) => withoutLeft(before, key));
            }}
          >
            <g>
              <Cube colour={thing.colour} />
            </g>
          </g>
        ))}
      </g>
    </g>
  );
});

/** What the cubes lie on, with a neck to the disc so that nobody asks whose they are. */
function Plate({ spot: { x, y, block } }: { readonly spot: BlockSpot }) {
  const among = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const [nx, ny] = [among(0, x + 6, x + block.width - 6), among(0, y + 6, y + block.height - 6)];
  const far = Math.hypot(nx, ny);
  const from = DISC / far;
  return (
    <>
      <path
        className={styles.neck}
        d={`M${(nx * from).toFixed(1)} ${(ny * from).toFixed(1)}L${nx.toFixed(1)} ${ny.toFixed(1)}`}
      />
      <rect className={styles.plate} x={x} y={y} width={block.width} height={block.height} rx={4} />
    </>
  );
}
