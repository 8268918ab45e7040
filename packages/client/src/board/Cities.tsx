// The discs of all cities: drawn anew when something about them has changed, and only then.
import { memo } from 'react';
import { cityOf } from '../games/games.ts';
import { useWords } from '../words/context.tsx';
import { City } from './City.tsx';
import { fullAt, litAt } from './cityState.ts';
import type { BoardProps } from './props.ts';

type Props = Pick<
  BoardProps,
  'game' | 'view' | 'drawing' | 'lit' | 'chosen' | 'describe' | 'threats' | 'motion'
> & {
  /** The stop that the tab key finds. */
  readonly present: string | undefined;
};

export const Cities = memo(function Cities(props: Props) {
  const { game, view, drawing, lit, chosen, describe, threats, motion, present } = props;
  const { board } = useWords();
  const threatAt = (city: string) => {
    const chance = threats?.get(city);
    if (chance === undefined) return { threat: 'no', title: undefined, description: describe(city) } as const;
    const title = board.threat(chance);
    return {
      threat: chance >= 1 ? 'sure' : 'likely',
      title,
      description: `${describe(city)} ${title}.`,
    } as const;
  };
  return Object.entries(drawing.cities).map(([id, { at }]) => (
    <City
      key={id}
      id={id}
      at={at}
      colour={cityOf(game, id)?.colour ?? ''}
      full={fullAt(view, id)}
      {...threatAt(id)}
      lit={litAt(lit, id)}
      chosen={chosen === id ? 'yes' : 'no'}
      stop={`city:${id}` === present ? 'yes' : 'no'}
      motion={motion}
    />
  ));
});
