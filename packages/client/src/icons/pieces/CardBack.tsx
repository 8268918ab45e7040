// The backs of the two decks: links in a chain for what players draw, viruses for what infects.
import { type ReactNode, useId } from 'react';
import { disc, virus } from '../shapes.ts';

export interface CardBackProps {
  readonly deck: 'player' | 'infection';
  /** The height, in pixels or as a length; a card is five sevenths as wide. */
  readonly size?: number | string;
  readonly className?: string;
}

const TILES = {
  player: {
    d: `${disc(5, 5, 3.4)}${disc(0, 0, 3.4)}${disc(10, 0, 3.4)}${disc(0, 10, 3.4)}${disc(10, 10, 3.4)}`,
    fill: 'none',
  },
  infection: { d: `${virus(2.5, 2.5, 0.26)}${virus(7.5, 7.5, 0.26)}`, fill: 'currentColor' },
} as const;
const MARKS = {
  player: { line: disc(30, 42, 9.5), solid: disc(30, 42, 3.5) },
  infection: { line: '', solid: virus(30, 42, 1.05) },
} as const;

/** In the colour of the text on `--panel-raised`. */
export function CardBack({ deck, size = '3.5em', className }: CardBackProps): ReactNode {
  const id = useId();
  const { d, fill } = TILES[deck];
  const mark = MARKS[deck];
  return (
    <svg viewBox="0 0 60 84" height={size} focusable="false" aria-hidden className={className}>
      <pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
        <path d={d} fill={fill} stroke={fill === 'none' ? 'currentColor' : 'none'} strokeWidth={1} />
      </pattern>
      <rect
        x={1}
        y={1}
        width={58}
        height={82}
        rx={5}
        fill="var(--panel-raised)"
        stroke="currentColor"
        strokeWidth={2}
      />
      <rect x={5} y={6} width={50} height={72} rx={2} fill={`url(#${id})`} opacity={0.35} />
      <circle cx={30} cy={42} r={15} fill="var(--panel-raised)" stroke="currentColor" strokeWidth={2} />
      <path d={mark.line} fill="none" stroke="currentColor" strokeWidth={2.5} />
      <path d={mark.solid} fill="currentColor" />
    </svg>
  );
}
