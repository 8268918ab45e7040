// A cube of a disease, with its symbol on the front.
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon.tsx';
import { symbolOf } from '../symbols.ts';
import { CUBE } from './shapes.ts';

export const CubeIcon = ({ colour, ...rest }: IconProps & { readonly colour: string }): ReactNode => (
  <Icon {...rest}>
    <path d={CUBE.outline} fill={`var(--disease-${colour}, currentColor)`} />
    <path d={CUBE.top} fill="#fff" fillOpacity={0.38} />
    <path d={CUBE.side} fill="#000" fillOpacity={0.3} />
    <path
      d={CUBE.outline}
      fill="none"
      stroke={`var(--disease-edge-${colour}, currentColor)`}
      strokeWidth={1}
      strokeLinejoin="round"
    />
    <path
      d={symbolOf(colour)}
      transform="translate(3.7 9.2) scale(0.483)"
      fill={`var(--disease-ink-${colour}, var(--page))`}
    />
  </Icon>
);
