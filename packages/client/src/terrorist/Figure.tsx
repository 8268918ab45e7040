// The Bio-Terrorist on the map: a hooded figure, like no pawn of the team. Only he sees where he hides, so there it is faint.
import type { Opponent } from '../faces/face.ts';
import styles from './figure.module.css';

const CLOAK =
  'M-10.6 1.4C-10-5.6-8.8-11.6-6.8-15.6-8.3-18.4-8.3-22.2-6.6-25.4-5-28.4-2.2-30.6 0-34 2.2-30.6 5-28.4 6.6-25.4 8.3-22.2 8.3-18.4 6.8-15.6 8.8-11.6 10-5.6 10.6 1.4 6.4 3.6-6.4 3.6-10.6 1.4Z';
const BARS = 'M-8.5-31V3.6M-2.9-31V3.6M2.9-31V3.6M8.5-31V3.6M-11.5-31H11.5M-11.5 3.6H11.5';

export interface FigureProps {
  readonly state: Opponent['state'];
  /** Whether he is the one who looks. */
  readonly mine: 'yes' | 'no';
}

export function Figure({ state, mine }: FigureProps) {
  return (
    <g className={styles['figure']} data-state={state} data-figure={state}>
      <ellipse className={styles['foot']} cx={1} cy={1.6} rx={11.6} ry={3.3} />
      {mine === 'yes' ? <path className={styles['own']} d={CLOAK} /> : undefined}
      <path className={styles['cloak']} d={CLOAK} />
      <ellipse className={styles['shade']} cy={-20.4} rx={4.5} ry={5.4} />
      <circle className={styles['eye']} cx={-1.9} cy={-20.6} r={0.95} />
      <circle className={styles['eye']} cx={1.9} cy={-20.6} r={0.95} />
      {state === 'captured' ? <path className={styles['bars']} d={BARS} /> : undefined}
    </g>
  );
}
