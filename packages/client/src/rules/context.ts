// Which game is explained, and in which language, to everything below.
import { createContext } from 'react';
import type { BoxExplaining } from './explain/explanation.ts';
import type { Language } from '../words/words.ts';

export interface Explaining {
  readonly language: Language;
  readonly game: string;
  /** What the boxes in use explain. */
  readonly boxes?: readonly BoxExplaining[];
  /** How the link of an explanation opens the rules; without it the link is an ordinary one. */
  readonly onOpenRules?: ((book: string, section: string) => void) | undefined;
}

/** Where nobody says, nothing explains itself. */
export const ExplainContext = createContext<Explaining | undefined>(undefined);
