// What is said around the story of a game: its turns, what happened meanwhile, and cards that are put in order.

export interface StoryWords {
  /** The heading of a turn in the log. */
  readonly turn: (turn: number) => string;
  readonly setup: string;
  readonly showTurn: string;
  readonly hideTurn: string;
  readonly meanwhile: string;
  readonly close: string;
  readonly more: string;
  readonly less: string;
  readonly order: {
    /** Drawn next, and last of these. */
    readonly first: string;
    readonly last: string;
    readonly keep: string;
    /** What can be done with a card, for those who listen. */
    readonly how: string;
    readonly card: (card: string, place: number, of: number) => string;
    readonly earlier: (card: string) => string;
    readonly later: (card: string) => string;
    readonly lifted: (card: string) => string;
    readonly moved: (card: string, place: number, of: number) => string;
    readonly put: (card: string, place: number, of: number) => string;
    readonly placed: string;
    readonly cubes: (colour: string, count: number) => string;
  };
}
