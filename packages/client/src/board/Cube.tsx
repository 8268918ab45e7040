// One cube, seen from a little above and the right, with the symbol of its disease on its face.
import { Symbol } from './Symbol.tsx';
import styles from './cubes.module.css';

export function Cube({ colour }: { readonly colour: string }) {
  return (
    <>
      <path className={styles.front} d="M-8.2-4.4H4.4V8.2H-8.2Z" />
      <path className={styles.top} d="M-8.2-4.4-4.4-8.2H8.2L4.4-4.4Z" />
      <path className={styles.right} d="M4.4-4.4 8.2-8.2V4.4L4.4 8.2Z" />
      <path className={styles.edge} d="M-8.2-4.4-4.4-8.2H8.2V4.4L4.4 8.2H-8.2Z" data-cube={colour} />
      <g transform="translate(-1.9 1.9)">
        <Symbol colour={colour} size={9} className={styles.symbol} />
      </g>
    </>
  );
}
