// The pieces that have no colour of a disease: buildings, tokens, rails, ports.
import type { ReactNode } from 'react';
import { STATION } from '../base/kinds.ts';
import { PREVENTED } from '../common/marks.ts';
import type { Drawing } from '../drawing.ts';
import { HOSPITAL, PURIFIED, RAIL } from '../iberia/kinds.ts';
import { Icon, type IconProps, Strokes } from '../Icon.tsx';
import { ANCHOR } from './shapes.ts';

export type PieceName = 'station' | 'hospital' | 'purification' | 'prevention' | 'rail' | 'port';

export const PIECES: Readonly<Record<PieceName, Drawing>> = {
  station: STATION,
  hospital: HOSPITAL,
  purification: PURIFIED,
  prevention: PREVENTED,
  rail: RAIL,
  port: { line: ANCHOR },
};

export const PieceIcon = ({ piece, ...rest }: IconProps & { readonly piece: PieceName }): ReactNode => (
  <Icon {...rest}>
    <Strokes drawing={PIECES[piece]} />
  </Icon>
);
