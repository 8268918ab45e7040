// The cubes of all cities.
import { memo } from 'react';
import { CubeBlock } from './CubeBlock.tsx';
import { dimAt, fullAt } from './cityState.ts';
import type { Placement } from './placement/place.ts';
import type { BoardProps } from './props.ts';

type Props = Pick<BoardProps, 'view' | 'drawing' | 'lit' | 'motion'> & { readonly placement: Placement };

export const Blocks = memo(function Blocks({ view, drawing, lit, motion, placement }: Props) {
  return Object.entries(drawing.cities).map(([id, { at }]) => (
    <CubeBlock
      key={id}
      city={id}
      at={at}
      spot={placement.get(id)?.block}
      full={fullAt(view, id)}
      dim={dimAt(lit, id)}
      motion={motion}
    />
  ));
});
