// What the script of the guided game is made of.
import type { Fact } from '@cordon/engine';
import type { TextId } from '../words/tutorial.ts';
import type { Moment } from './moment.ts';

interface Common {
  readonly id: string;
  /** What it points at: the first of these that is in sight. `city:…` is a city, anything else the name of a part. */
  readonly targets: readonly string[];
  readonly text: TextId | ((moment: Moment) => TextId);
}

/** Something to read: it goes on when the reader says so. */
export interface Reading extends Common {
  readonly kind: 'reading';
}

/** Something to do: it goes on when that has been done, or cannot be done any more. */
export interface Deed extends Common {
  readonly kind: 'deed';
  readonly turn: number;
  /** `action`: one of the actions of its turn; `step`: what every turn has to go through. */
  readonly part: 'action' | 'step';
  /** Whether this is what happens when it is done. */
  readonly is: (fact: Fact) => boolean;
  /** How often that has to happen; once, if it is not said. */
  readonly times?: number;
  /** Whether it can no longer be done. */
  readonly over?: (moment: Moment) => boolean;
}

/** The last word. */
export interface Finish extends Common {
  readonly kind: 'finish';
}

export type Step = Reading | Deed | Finish;
