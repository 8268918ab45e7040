// One cube, seen from a little above and the right.
import { Symbol } from './Symbol.tsx';
import styles from './cubes.module.css';

export function Cube({ colour }: { readonly colour: string }) {
  return (
    <g transform="scale(1.26)">
      <path className={styles.front} d="M-4.5-2.7H2.7V4.5H-4.5Z" />
      <path className={styles.top} d="M-4.5-2.7-2.7-4.5H4.5L2.7-2.7Z" />
      <path className={styles.right} d="M2.7-2.7 4.5-4.5V2.7L2.7 4.5Z" />
      <path className={styles.edge} d="M-4.5-2.7-2.7-4.5H4.5V2.7L2.7 4.5H-4.5Z" />
      <g transform="translate(-0.9 0.9)">
        <Symbol colour={colour} size={5} className={styles.symbol} />
      </g>
    </g>
  );
}
