// What the board says itself.

export interface BoardWords {
  readonly board: string;
  readonly tools: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly ownPawn: string;
  /** A region by its name, with all cities around it. */
  readonly region: (name: string, cities: readonly string[]) => string;
  readonly line: (from: string, to: string) => string;
}
