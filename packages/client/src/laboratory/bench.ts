// What the parts of the lab board share: what is usable, what is in hand, what somebody points at.
import type { LaboratoryShown } from '@cordon/protocol/laboratory';
import { createContext, useContext } from 'react';
import type { Offer } from '../choices/offer.ts';
import type { LaboratoryWords } from '../words/laboratory.ts';
import type { Difference } from './difference.ts';
import type { Layout } from './layout.ts';
import type { Usable } from './usable.ts';

export interface Bench {
  readonly lab: LaboratoryShown;
  readonly layout: Layout;
  readonly words: LaboratoryWords;
  readonly usable: Usable;
  /** The dish that was taken up: a press on where it may go moves its cubes. */
  readonly held: string | undefined;
  readonly hold: (dish: string | undefined) => void;
  /** What would follow from what somebody points at. */
  readonly following: Difference | undefined;
  readonly pointAt: (offers: readonly Offer[] | undefined) => void;
  /** Plays what a place stands for, or asks for the rest. */
  readonly press: (key: string) => void;
  /** The one place that the tab key finds. */
  readonly present: string;
}

export const BenchContext = createContext<Bench | undefined>(undefined);

export function useBench(): Bench {
  const bench = useContext(BenchContext);
  if (bench === undefined) throw new Error('there is no lab board');
  return bench;
}

/** What everything that can be pressed or looked at on the board has in common. */
export function spotOf({ usable, pointAt, present }: Bench, key: string) {
  const offers = usable.get(key);
  return {
    'data-spot': key,
    'data-lit': offers === undefined ? 'no' : 'yes',
    tabIndex: present === key ? 0 : -1,
    onPointerEnter: () => pointAt(offers),
    onPointerLeave: () => pointAt(undefined),
    onFocus: () => pointAt(offers),
    onBlur: () => pointAt(undefined),
  } as const;
}
