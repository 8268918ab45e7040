// One cube, seen from a little above and the right, with the symbol of its disease on its face.
import { Symbol } from './Symbol.tsx';
import styles from './cubes.module.css';

export function Cube({ colour }: { readonly colour: string }) {
  return (
    <>
      <path className={styles.front} d="M-7.8-4.2H4.2V7.8H-7.8Z" />
      <path className={styles.top} d="M-7.8-4.2-4.2-7.8H7.8L4.2-4.2Z" />
      <path className={styles.right} d="M4.2-4.2 7.8-7.8V4.2L4.2 7.8Z" />
      <path className={styles.edge} d="M-7.8-4.2-4.2-7.8H7.8V4.2L4.2 7.8H-7.8Z" data-cube={colour} />
      <g transform="translate(-1.8 1.8)">
        <Symbol colour={colour} size={8.6} className={styles.symbol} />
      </g>
    </>
  );
}
