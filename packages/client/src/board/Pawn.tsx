// A pawn, its feet at the origin: the icon of its role is its face, the initials of its player stand on its coat.
import { RoleIcon } from '../icons/RoleIcon.tsx';
import type { BoardSeat } from './props.ts';
import styles from './pawns.module.css';

const SHAPE =
  'M-8.6 0C-8.6-1.8-8-2.6-7-3.2L-4.3-12.4C-7.2-14-9-16.9-9-20.2A9 9 0 0 1 9-20.2C9-16.9 7.2-14 4.3-12.4L7-3.2C8-2.6 8.6-1.8 8.6 0 8.6 1.6 4.8 2.6 0 2.6S-8.6 1.6-8.6 0Z';

export function Pawn({ seat }: { readonly seat: BoardSeat }) {
  return (
    <>
      <ellipse className={styles.foot} cx={1} cy={1.4} rx={10} ry={3} />
      {seat.mine === 'yes' && <path className={styles.own} d={SHAPE} />}
      <path className={styles.body} d={SHAPE} />
      <circle className={styles.face} cy={-20.2} r={7} />
      <g className={styles.icon} transform="translate(-5.2 -25.4)">
        <RoleIcon role={seat.role} size={10.4} />
      </g>
      <rect className={styles.plate} x={-7.6} y={-8.2} width={15.2} height={8.6} rx={2.2} />
      <text className={styles.initials} y={-1.4}>
        {seat.initials}
      </text>
      {seat.turn === 'yes' && <path className={styles.turn} d="M-5.4-37.5H5.4L0-31Z" />}
    </>
  );
}
