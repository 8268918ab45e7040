// What the board says itself.

export interface BoardWords {
  readonly board: string;
  readonly tools: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly ownPawn: string;
  /** The button that shows or hides where infections can strike next, and what its rings mean. */
  readonly threats: string;
  /** How likely a city is infected next, from 0 to 1. */
  readonly threat: (chance: number) => string;
  /** A region by its name, with all cities around it. */
  readonly region: (name: string, cities: readonly string[]) => string;
  readonly line: (from: string, to: string) => string;
}
