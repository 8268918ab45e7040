// A guided game as data: a deal, a script, and what is said at each of its steps.
import { createContext, use } from 'react';
import type { GuidedId } from '../games/guided.ts';
import type { Step } from './step.ts';

/** The names that a text needs, as the rest of the page says them. */
export interface GuideNames {
  readonly city: (id: string) => string;
  /** The words on the button of a command. */
  readonly button: (kind: string) => string;
}

export interface GuideText {
  readonly title: string;
  readonly text: (names: GuideNames) => string;
}

export type GuideTexts = Readonly<Record<string, GuideText>>;

export interface GuidedGame {
  /** A saved game without moves: what the texts speak of is what its cards bring. */
  readonly deal: string;
  readonly script: readonly Step[];
  /** Where its rules can be read. */
  readonly rules: string;
}

export interface Guided extends GuidedGame {
  readonly id: GuidedId;
  readonly texts: GuideTexts;
}

export const GuidedContext = createContext<Guided | undefined>(undefined);

export function useGuided(): Guided {
  const guided = use(GuidedContext);
  if (guided === undefined) throw new Error('no game is guided here');
  return guided;
}
