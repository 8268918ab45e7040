// What the script of a guided game is made of.
import type { Fact } from '@cordon/engine';
import type { Moment } from './moment.ts';

interface Common<Text extends string> {
  readonly id: string;
  /** Which of the game's texts is said. */
  readonly text: Text | ((moment: Moment) => Text);
}

/** What is pointed at: the first of these that is in sight. `city:…` is a city, anything else the name of a part. */
export type Targets = readonly string[];

/** Something to read: it goes on when the reader says so. */
export interface Reading<Text extends string = string> extends Common<Text> {
  readonly kind: 'reading';
  readonly targets: Targets;
}

export interface Doing {
  /** Whether this is what happens when it is done. */
  readonly is: (fact: Fact) => boolean;
  readonly targets: Targets;
}

/** Something to do: it goes on when that has been done, or cannot be done any more. */
export interface Deed<Text extends string = string> extends Common<Text> {
  readonly kind: 'deed';
  readonly turn: number;
  /** `action`: one of the actions of its turn; `step`: what every turn has to go through. */
  readonly part: 'action' | 'step';
  /** One after the other. */
  readonly does: readonly Doing[];
  /** Whether it can no longer be done, or not begun. */
  readonly over?: (moment: Moment) => boolean;
}

/** The last word. */
export interface Finish<Text extends string = string> extends Common<Text> {
  readonly kind: 'finish';
}

export type Step<Text extends string = string> = Reading<Text> | Deed<Text> | Finish<Text>;
