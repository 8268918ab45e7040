// The regions of a map as plain areas, and those that can be chosen as buttons. How a game colours them is its own matter.
import { useId } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import styles from './regions.module.css';

export function Regions({ drawing }: { readonly drawing: MapDrawing }) {
  return Object.entries(drawing.regions).map(([id, { shape }]) => (
    <path key={id} className={styles.region} d={shape} />
  ));
}

export function LitRegion({
  id,
  drawing,
  description,
  stop,
}: {
  readonly id: string;
  readonly drawing: MapDrawing;
  readonly description: string;
  readonly stop: 'yes' | 'no';
}) {
  const hatch = `hatch-${useId()}`;
  const region = drawing.regions[id];
  if (region === undefined) return undefined;
  return (
    <g
      className={styles.target}
      role="button"
      tabIndex={stop === 'yes' ? 0 : -1}
      aria-label={description}
      data-stop={`region:${id}`}
    >
      <pattern
        id={hatch}
        width={drawing.width / 150}
        height={drawing.width / 150}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatchLine} d={`M0 0V${String(drawing.width / 150)}`} />
      </pattern>
      <path className={styles.focus} d={region.shape} />
      <path className={styles.wash} d={region.shape} />
      <path className={styles.hatch} d={region.shape} fill={`url(#${hatch})`} />
    </g>
  );
}
