// What play and luck changed, turn by turn: above the line what helped, below what harmed.
import type { GameAnalysis } from '@cordon/protocol';
import { useRef } from 'react';
import { useAllWords } from '../../words/context.tsx';
import { pointsIn } from '../../words/percent.ts';
import { useWidth } from './useWidth.ts';
import { useAnalysisWords } from './useAnalysisWords.ts';
import styles from './Plot.module.css';

const HEIGHT = 150;
const EDGE = { left: 44, right: 14, top: 8, bottom: 22 };

export function TurnBars({ turns }: Pick<GameAnalysis, 'turns'>) {
  const { language } = useAllWords();
  const words = useAnalysisWords();
  const points = pointsIn(language);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 720);
  const most = Math.max(0.002, ...turns.flatMap(({ play, luck }) => [Math.abs(play), Math.abs(luck)]));
  const middle = EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) / 2;
  const scale = (HEIGHT - EDGE.top - EDGE.bottom) / 2 / most;
  const room = (width - EDGE.left - EDGE.right) / Math.max(1, turns.length);
  const bar = Math.max(2, Math.min(14, room * 0.38));
  const every = Math.ceil(24 / room);
  return (
    <div ref={place}>
      <svg className={styles['plot']} width={width} height={HEIGHT} role="img" aria-label={words.bars}>
        <line className={styles['grid']} x1={EDGE.left} x2={width - EDGE.right} y1={middle} y2={middle} />
        {[most, -most].map((value) => (
          <text
            key={value}
            className={styles['scale']}
            x={EDGE.left - 6}
            y={middle - value * scale}
            dy="0.6em"
          >
            {points(value)}
          </text>
        ))}
        {turns.map(({ turn, play, luck }, index) => {
          const left = EDGE.left + room * (index + 0.5);
          return (
            <g key={turn}>
              {(['play', 'luck'] as const).map((what) => {
                const value = what === 'play' ? play : luck;
                return (
                  <rect
                    key={what}
                    className={styles['bar']}
                    data-what={what}
                    x={what === 'play' ? left - bar : left + 1}
                    width={bar}
                    y={value > 0 ? middle - value * scale : middle}
                    height={Math.max(1, Math.abs(value) * scale)}
                  />
                );
              })}
              {index % every === 0 ? (
                <text className={styles['turn']} x={left} y={HEIGHT - 6}>
                  {turn}
                </text>
              ) : undefined}
            </g>
          );
        })}
      </svg>
      <ul className={styles['legend']}>
        {(['play', 'luck'] as const).map((what) => (
          <li key={what}>
            <svg width={16} height={16} aria-hidden="true">
              <rect className={styles['bar']} data-what={what} x={3} y={2} width={10} height={12} />
            </svg>
            {words[what]}
          </li>
        ))}
      </ul>
    </div>
  );
}
