// The cubes of a city; each comes and goes visibly.
import { useState } from 'react';
import { placeCubes, type PlacedCube, type Side } from './around.ts';
import { Cube } from './Cube.tsx';
import { restaged, stagedAtFirst, withoutLeft } from './leaving.ts';
import type { Motion } from './motion.ts';
import styles from './cubes.module.css';
import tint from './tint.module.css';

const keyOf = ({ colour, index }: PlacedCube): string => `${colour}-${String(index)}`;

export function Cubes({
  counts,
  own,
  name,
  motion,
}: {
  readonly counts: Readonly<Record<string, number>>;
  readonly own: string;
  readonly name: Side;
  readonly motion: Motion;
}) {
  const [seen, setSeen] = useState(counts);
  const [drawn, setDrawn] = useState(() => stagedAtFirst(placeCubes(counts, own, name), keyOf));
  if (seen !== counts) {
    const placed = placeCubes(counts, own, name);
    setSeen(counts);
    setDrawn(motion === 'off' ? stagedAtFirst(placed, keyOf) : restaged(drawn, placed, keyOf));
  }
  return drawn.map(({ key, thing, stage }) => (
    <g
      key={key}
      className={`${styles.cube} ${tint.tint}`}
      data-colour={thing.colour}
      data-stage={stage}
      transform={`translate(${thing.at[0].toFixed(2)} ${thing.at[1].toFixed(2)})`}
      onAnimationEnd={() => {
        if (stage === 'leaving') setDrawn((before) => withoutLeft(before, key));
      }}
    >
      <g>
        <Cube colour={thing.colour} />
      </g>
    </g>
  ));
}
