// The vial of a disease: empty, full when there is a cure, shining when nobody has the disease any more.
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon.tsx';
import { symbolOf } from '../symbols.ts';
import { VIAL } from './shapes.ts';

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
      fill={state === 'open' ? 'currentColor' : `var(--disease-ink-${colour}, var(--page))`}
    />
  </Icon>
);
