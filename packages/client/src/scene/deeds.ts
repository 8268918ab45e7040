// What can be done to the table from anywhere on its screen.
import type { View } from '@cordon/engine';
import type { Explained } from '@cordon/protocol';
import { createContext, useContext } from 'react';
import type { Offer } from '../choices/offer.ts';
import type { SelectionActions } from './selection.ts';

export interface NotNow {
  readonly offer: Offer;
  readonly reason: string;
}

export interface Deeds {
  /** Plays commands of the seat that acts, all or none, or lays them out where a plan is made. */
  readonly play: (commands: readonly string[]) => void;
  /** Plays, or proposes, what is laid out. */
  readonly playPlan: () => void;
  /** With a word about it, which may be empty. */
  readonly propose: (note: string) => void;
  readonly undo: () => void;
  readonly selection: SelectionActions;
  /** A new table that begins at a move of this one. */
  readonly fork: (move: number) => void;
  /** Looks at the board after a move; without one, at the board now. */
  readonly look: (move: number | undefined) => void;
  /** Why nothing of a kind can be done now, in words. */
  readonly why: (kind: string) => Promise<string>;
  /** Of commands that somebody might want, those that cannot be done now, and why. */
  readonly whyNot: (offers: readonly Offer[]) => Promise<readonly NotNow[]>;
  /** The board as a command would leave it, after a plan that is laid out; undefined where the table would not say. */
  readonly foresee: (words: string) => Promise<View | undefined>;
  /** Why a move may have been made, as far as one can know; a sentence where that cannot be told. */
  readonly explain: (move: number) => Promise<Explained | string>;
  /** Says something to those who listen. */
  readonly announce: (text: string) => void;
}

export const DeedsContext = createContext<Deeds | undefined>(undefined);

export function useDeeds(): Deeds {
  const deeds = useContext(DeedsContext);
  if (deeds === undefined) throw new Error('no table is open');
  return deeds;
}
