// What is said over the board while something happens.

export interface SequenceWords {
  /** With the name of its card, if it has one. */
  readonly epidemic: (card: string | undefined) => string;
  readonly increase: string;
  readonly rate: (from: number, to: number) => string;
  readonly infect: string;
  readonly cubes: (count: number) => string;
  readonly intensify: string;
  readonly back: (count: number) => string;
  readonly eventsNow: string;
  readonly strain: string;
  readonly outbreak: (waves: number) => string;
  readonly goal: Readonly<Record<'done' | 'gone', string>>;
}
