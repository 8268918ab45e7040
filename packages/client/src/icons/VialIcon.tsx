// The vial of a disease: empty, full when there is a cure, shining when nobody has the disease any more.
import type { ReactNode } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { symbolOf } from './symbols.ts';

/** In a box of 24. */
export const VIAL = {
  glass: 'M7.5 3V17.5a4.5 4.5 0 0 0 9 0V3M5.5 2.5h13',
  filling: 'M7.5 8h9v9.5a4.5 4.5 0 0 1-9 0Z',
  shine:
    'M1.8 6.5 3.8 7.5M1.5 12.5h2.2M1.8 18.5 3.8 17.5M22.2 6.5 20.2 7.5M22.5 12.5h-2.2M22.2 18.5 20.2 17.5',
  check: 'M14.5 19.5 17 22 22.5 16',
} as const;

export interface VialProps extends IconProps {
  readonly colour: string;
  readonly state: 'open' | 'done' | 'gone';
}

export const VialIcon = ({ colour, state, ...rest }: VialProps): ReactNode => (
  <Icon {...rest}>
    {state !== 'open' && <path d={VIAL.filling} fill={`var(--disease-${colour}, currentColor)`} />}
    <path
      d={state === 'gone' ? VIAL.glass + VIAL.shine : VIAL.glass}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d={symbolOf(colour)}
      transform="translate(8.5 11) scale(0.292)"
      fill={
        state === 'open'
          ? `var(--disease-${colour}, currentColor)`
          : `var(--disease-ink-${colour}, var(--page))`
      }
      stroke={state === 'open' ? 'currentColor' : 'none'}
      strokeWidth={2.5}
    />
    {state !== 'open' && <Check />}
  </Icon>
);

/** Dark fillings look like empty glass on a dark page. */
function Check(): ReactNode {
  return ['var(--page)', 'var(--good, currentColor)'].map((stroke, index) => (
    <path
      key={stroke}
      d={VIAL.check}
      fill="none"
      stroke={stroke}
      strokeWidth={index === 0 ? 4.4 : 2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}
