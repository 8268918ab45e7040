// The lines of the map; those that can be chosen are buttons.
import { memo, useId } from 'react';
import type { LineDrawing, MapDrawing } from '../maps/drawing.ts';
import styles from './lines.module.css';

const FADE = 0.07;

/** Draws nothing where a line leaves the map. */
function Fading({
  id,
  width,
  className,
}: {
  readonly id: string;
  readonly width: number;
  readonly className?: string | undefined;
}) {
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={0}
      x2={width}
      y1={0}
      y2={0}
      className={className}
    >
      <stop offset={0} stopColor="var(--line)" stopOpacity={0} />
      <stop offset={FADE} stopColor="var(--line)" />
      <stop offset={1 - FADE} stopColor="var(--line)" />
      <stop offset={1} stopColor="var(--line)" stopOpacity={0} />
    </linearGradient>
  );
}

export const Lines = memo(function Lines({
  drawing,
  dotted,
  dim,
}: {
  readonly drawing: MapDrawing;
  readonly dotted: ReadonlySet<string>;
  readonly dim: 'yes' | 'no';
}) {
  const fade = `fade-${useId()}`;
  return (
    <g className={`${styles.lines} ${dim === 'yes' ? styles.dim : ''}`} aria-hidden="true">
      <defs>
        <Fading id={fade} width={drawing.width} />
      </defs>
      <path
        className={styles.shade}
        d={drawing.lines
          .filter(({ wraps }) => wraps === 'no')
          .flatMap(({ pieces }) => pieces)
          .join('')}
      />
      {drawing.lines.map(({ id, pieces, wraps }) => (
        <path
          key={id}
          className={styles.line}
          d={pieces.join('')}
          data-dotted={dotted.has(id) ? 'yes' : 'no'}
          style={wraps === 'at-edges' ? { stroke: `url(#${fade})` } : undefined}
        />
      ))}
    </g>
  );
});

export function LitLine({
  line,
  description,
  stop,
}: {
  readonly line: LineDrawing;
  readonly description: string;
  readonly stop: 'yes' | 'no';
}) {
  const path = line.pieces.join('');
  return (
    <g
      className={`${styles.lines} ${styles.target}`}
      role="button"
      tabIndex={stop === 'yes' ? 0 : -1}
      aria-label={description}
      data-stop={`line:${line.id}`}
    >
      <path className={styles.hit} d={path} />
      <path className={styles.focus} d={path} />
      <path className={styles.glow} d={path} />
      <path className={styles.casing} d={path} />
      <path className={styles.core} d={path} />
      <g transform={`translate(${String(line.middle[0])} ${String(line.middle[1])})`}>
        <circle className={styles.grip} r={22} />
        <g className={styles.mark}>
          <circle className={styles.knob} r={7.4} />
          <path className={styles.plus} d="M-3.4 0H3.4M0-3.4V3.4" />
        </g>
      </g>
    </g>
  );
}
