// A pawn, its feet at the origin: the icon of its role is its face, the initials of its player stand on its coat.
import { RoleIcon } from '../icons/RoleIcon.tsx';
import type { BoardSeat } from './props.ts';
import styles from './pawns.module.css';

const SHAPE =
  'M-10.8 0C-10.8-2-10.2-3-9.2-3.8L-6.4-16.2C-8.8-18.4-10.4-21.6-10.4-25.4A10.4 10.4 0 0 1 10.4-25.4C10.4-21.6 8.8-18.4 6.4-16.2L9.2-3.8C10.2-3 10.8-2 10.8 0 10.8 2 6 3.2 0 3.2S-10.8 2-10.8 0Z';

export function Pawn({ seat }: { readonly seat: BoardSeat }) {
  return (
    <>
      <ellipse className={styles.foot} cx={1.4} cy={1.6} rx={12.4} ry={3.6} />
      {seat.mine === 'yes' && (
        <>
          <path className={styles.ownEdge} d={SHAPE} />
          <path className={styles.own} d={SHAPE} />
        </>
      )}
      {seat.led === 'yes' && <path className={styles.led} d={SHAPE} />}
      <path className={styles.body} d={SHAPE} />
      <circle className={styles.face} cy={-25.4} r={8.3} />
      <g className={styles.icon} transform="translate(-6.1 -31.5)">
        <RoleIcon role={seat.role} size={12.2} />
      </g>
      <text className={styles.initials} y={-3.6}>
        {seat.initials}
      </text>
      {seat.led === 'yes' && (
        <g className={styles.order}>
          <rect x={-8} y={-51} width={16} height={11} rx={1.6} />
          <path d="M-8-50 0-44 8-50" />
        </g>
      )}
      {seat.turn === 'yes' && <path className={styles.turn} d="M-6-45.5H6L0-38.2Z" />}
    </>
  );
}
