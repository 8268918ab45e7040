// What the board says itself.

export interface BoardWords {
  readonly board: string;
  readonly tools: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly ownPawn: string;
  /** A region has no name of its own: it is called by the cities around it. */
  readonly region: (cities: readonly string[]) => string;
  readonly line: (from: string, to: string) => string;
}
