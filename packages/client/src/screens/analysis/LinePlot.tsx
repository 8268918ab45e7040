// The chance of winning over all moves, with its uncertainty, and what happened on the way.
import type { GameAnalysis, GameMark } from '@cordon/protocol';
import { useMemo, useRef } from 'react';
import { useAllWords } from '../../words/context.tsx';
import { exactPercentIn, percentIn } from '../../words/percent.ts';
import { marksIn, nearestTo, pointsOf, topOf } from './plot.ts';
import { useWidth } from './useWidth.ts';
import styles from './Plot.module.css';

export interface LinePlotProps {
  readonly analysis: GameAnalysis;
  /** The decision that is looked at. */
  readonly chosen: number;
  readonly onChoose: (decision: number) => void;
}

const HEIGHT = 260;
const EDGE = { left: 44, right: 14, top: 14, bottom: 58 };
const ROWS: Readonly<Record<GameMark['what'], number>> = { epidemic: 14, outbreak: 30, goal: 46 };
const SHAPES: Readonly<Record<GameMark['what'], string>> = {
  epidemic: 'M0-6 6 5H-6Z',
  outbreak: 'M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2Z',
  goal: 'M-5.5 0-2 4 6-5',
};
const KINDS = ['epidemic', 'outbreak', 'goal'] as const;

export function LinePlot({ analysis, chosen, onChoose }: LinePlotProps) {
  const { analysis: words, language } = useAllWords();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 720);
  const points = useMemo(() => pointsOf(analysis), [analysis]);
  const { moves } = analysis.statistics;
  const top = topOf(points);
  const percent = top < 0.1 ? exactPercentIn(language) : percentIn(language);
  const across = (move: number): number =>
    EDGE.left + (move / Math.max(1, moves)) * (width - EDGE.left - EDGE.right);
  const up = (share: number): number =>
    HEIGHT - EDGE.bottom - (share / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const spot = (move: number, share: number): string => `${across(move).toFixed(1)} ${up(share).toFixed(1)}`;
  const path = points.map(({ move, mean }) => spot(move, mean)).join('L');
  const band = [
    ...points.map(({ move, high }) => spot(move, high)),
    ...points.toReversed().map(({ move, low }) => spot(move, low)),
  ].join('L');
  const here = analysis.line[chosen];
  const foot = HEIGHT - EDGE.bottom;
  return (
    <div ref={place}>
      <svg
        className={styles['plot']}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={words.line}
        onPointerDown={(event) => {
          const { left } = event.currentTarget.getBoundingClientRect();
          const share = (event.clientX - left - EDGE.left) / (width - EDGE.left - EDGE.right);
          onChoose(nearestTo(analysis, share * moves));
        }}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part}>
            <line
              className={styles['grid']}
              x1={EDGE.left}
              x2={width - EDGE.right}
              y1={up(part * top)}
              y2={up(part * top)}
            />
            {part === 0.25 || part === 0.75 ? undefined : (
              <text className={styles['scale']} x={EDGE.left - 6} y={up(part * top)} dy="0.32em">
                {percent(part * top)}
              </text>
            )}
          </g>
        ))}
        {here === undefined ? undefined : (
          <rect
            className={styles['here']}
            x={across(here.from)}
            width={Math.max(3, across(here.to) - across(here.from))}
            y={EDGE.top}
            height={foot - EDGE.top}
          />
        )}
        <path className={styles['band']} d={`M${band}Z`} />
        <path className={styles['line']} d={`M${path}`} />
        {analysis.turningPoints.map(({ from, before }, index) => (
          <g key={from} transform={`translate(${spot(from, Math.min(before, top))})`}>
            <circle className={styles['point']} r={10} />
            <text className={styles['number']} dy="0.35em">
              {index + 1}
            </text>
          </g>
        ))}
        {marksIn(analysis).map(({ move, what }) => (
          <path
            key={`${String(move)} ${what}`}
            className={styles['mark']}
            data-what={what}
            d={SHAPES[what]}
            transform={`translate(${across(move).toFixed(1)} ${String(foot + ROWS[what])})`}
          />
        ))}
      </svg>
      <ul className={styles['legend']}>
        {KINDS.map((what) => (
          <li key={what}>
            <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden="true">
              <path className={styles['mark']} data-what={what} d={SHAPES[what]} />
            </svg>
            {words.marks[what]}
          </li>
        ))}
        <li>
          <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden="true">
            <circle className={styles['point']} r={8} />
          </svg>
          {words.marks.point}
        </li>
      </ul>
    </div>
  );
}
