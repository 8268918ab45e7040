// The shape of a disease in the colour of the text.
import type { ReactNode } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { symbolOf } from './symbols.ts';

export const DiseaseSymbol = ({ colour, ...rest }: IconProps & { readonly colour: string }): ReactNode => (
  <Icon {...rest}>
    <path d={symbolOf(colour)} fill="currentColor" />
  </Icon>
);
