// A pawn, its feet at the origin: the icon of its role is its face, the initials of its player stand on its coat.
import { RoleIcon } from '../icons/RoleIcon.tsx';
import type { BoardSeat } from './props.ts';
import styles from './pawns.module.css';

const SHAPE =
  'M-9.8 0C-9.8-1.8-9.2-2.8-8.3-3.5L-5.8-14.4C-8-16.6-9.4-19.6-9.4-23A9.4 9.4 0 0 1 9.4-23C9.4-19.6 8-16.6 5.8-14.4L8.3-3.5C9.2-2.8 9.8-1.8 9.8 0 9.8 1.9 5.4 3 0 3S-9.8 1.9-9.8 0Z';

export function Pawn({ seat }: { readonly seat: BoardSeat }) {
  return (
    <>
      {seat.turn === 'yes' ? (
        <ellipse className={styles.light} cx={0} cy={0.2} rx={11.8} ry={4.2} />
      ) : (
        <ellipse className={styles.foot} cx={1} cy={1.2} rx={11} ry={3.1} />
      )}
      {seat.mine === 'yes' && (
        <>
          <path className={styles.ownEdge} d={SHAPE} />
          <path className={styles.own} d={SHAPE} />
        </>
      )}
      {seat.led === 'yes' && <path className={styles.led} d={SHAPE} />}
      <path className={styles.body} d={SHAPE} data-pawn={seat.seat} />
      <circle className={styles.face} cy={-23} r={7.6} />
      <g className={styles.icon} transform="translate(-5.8 -28.8)">
        <RoleIcon role={seat.role} size={11.6} />
      </g>
      <text className={styles.initials} y={-3.2}>
        {seat.initials}
      </text>
      {seat.crest === undefined ? undefined : <g transform="translate(-8.6 -2) scale(.6)">{seat.crest}</g>}
      {seat.led === 'yes' && (
        <g className={styles.order}>
          <rect x={-7} y={-45.5} width={14} height={9.6} rx={1.6} />
          <path d="M-7-44.6 0-39.4 7-44.6" />
        </g>
      )}
      {seat.turn === 'yes' && seat.led === 'no' && <path className={styles.turn} d="M-7-43.4H7L0-35.4Z" />}
    </>
  );
}
