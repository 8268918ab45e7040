// The shapes that words come in: a name with what it means, a heading with its sentence.

export interface Explained {
  readonly name: string;
  /** One sentence. */
  readonly about: string;
}

export interface ChallengeWords extends Explained {
  /** A word or two for the cell that its actions share. */
  readonly short?: string;
  /** What it means with so many epidemics, in one sentence. */
  readonly level?: (epidemics: number) => string;
}

/** A heading of a few words and a sentence that says what to do or what is going on. */
export interface Waiting {
  readonly heading: string;
  readonly sentence: string;
}

/** A place beside the map, and what lies there. */
export interface PlaceSpoken {
  readonly title: string;
  readonly lines: readonly string[];
}
