// What a table says of somebody who plays against all others. It comes with the words of their challenge, so no other table waits for it.

export interface OpponentWords {
  readonly title: string;
  /** In few words; `city`: its name. */
  readonly state: {
    readonly hidden: string;
    /** To himself. */
    readonly hiddenIn: (city: string) => string;
    readonly spotted: (city: string) => string;
    readonly captured: (city: string) => string;
  };
  /** In how many cities the pawn may be. */
  readonly places: (count: number) => string;
  readonly cards: (count: number) => string;
  /** The last sighting. */
  readonly sighted: (city: string, turn: number) => string;
  /** What opens when it is pressed. */
  readonly more: string;
  /** A button of the board, and what its rings mean. */
  readonly hideouts: string;
  /** Which of the commands of a turn comes next. */
  readonly command: (next: number, of: number) => string;
  readonly left: (actions: number, freeDrive: boolean) => string;
}
