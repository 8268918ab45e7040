// What an explanation is made of: a text in each language, and the rules of the catalogue it rests on, which no language changes.
import type { Places } from '../pages/places.ts';

export type WhatKind = 'role' | 'event' | 'action' | 'thing' | 'challenge' | 'card';

/** What is explained: the id is the engine's (of a role, an event, a kind of command, a challenge, a card that is resolved when it is drawn) or one of our things. */
export interface What {
  readonly kind: WhatKind;
  readonly id: string;
}

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  /** Ids of the catalogue in docs/rules. */
  readonly rules: readonly string[];
  /** The book that tells more about it, and where in it. */
  readonly book: string;
  readonly section: string | undefined;
}

export interface Text {
  readonly title: string;
  readonly text: string;
  /** What people ask about it. */
  readonly points?: readonly string[];
}

export type RuleTable = Readonly<Record<WhatKind, Readonly<Record<string, readonly string[]>>>>;
export type TextTable = Readonly<Record<WhatKind, Readonly<Record<string, Text>>>>;

/** The texts that a game needs in a language: one for each thing that its rules name. */
export type TextsFor<Rules extends RuleTable> = {
  readonly [Kind in WhatKind]: { readonly [Id in keyof Rules[Kind]]: Text };
};

/** Everything of one game or box in one language. */
export interface Explanations {
  /** The rules page it belongs to. */
  readonly book: string;
  readonly rules: RuleTable;
  readonly texts: TextTable;
  readonly places: Places;
}

/** A box in use, which explains itself when somebody first asks. */
export interface BoxExplaining {
  readonly id: string;
  readonly explain: () => Promise<Explanations>;
}
