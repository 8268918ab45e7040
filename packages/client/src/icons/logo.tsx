// The mark of Cordon in the colours of the page.
import type { ReactNode } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { MARK } from './mark.ts';

export const Logo = (props: IconProps): ReactNode => (
  <Icon size="2em" {...props}>
    <path
      d={MARK.ring}
      fill="none"
      stroke="var(--accent, currentColor)"
      strokeWidth={2.6}
      strokeLinecap="round"
    />
    <path d={MARK.keeper} fill="currentColor" />
    <path d={MARK.cube.top + MARK.cube.left + MARK.cube.right} fill="var(--disease-red, currentColor)" />
    <path d={MARK.cube.top} fill="#fff" fillOpacity={0.42} />
    <path d={MARK.cube.right} fill="#000" fillOpacity={0.25} />
  </Icon>
);
