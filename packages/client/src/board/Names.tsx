// The names of all cities.
import { memo } from 'react';
import { dimAt, fullAt } from './cityState.ts';
import { Name } from './Name.tsx';
import type { Placement } from './placement/place.ts';
import type { BoardProps } from './props.ts';

type Props = Pick<BoardProps, 'view' | 'drawing' | 'lit' | 'chosen'> & { readonly placement: Placement };

export const Names = memo(function Names({ view, drawing, lit, chosen, placement }: Props) {
  return Object.entries(drawing.cities).map(([id, { at }]) => {
    const spot = placement.get(id)?.name;
    if (spot === undefined) return undefined;
    const isStrong = lit.cities.has(id) || chosen === id;
    return (
      <Name
        key={id}
        city={id}
        at={at}
        x={spot.x}
        y={spot.y}
        anchor={spot.anchor}
        lines={spot.lines}
        size={spot.size}
        strong={isStrong ? 'lit' : fullAt(view, id) === 'yes' ? 'danger' : 'no'}
        chosen={chosen === id ? 'yes' : 'no'}
        dim={dimAt(lit, id)}
      />
    );
  });
});
