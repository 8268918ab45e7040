// What is said over the board while something happens.

export interface SequenceWords {
  readonly epidemic: string;
  readonly increase: string;
  readonly rate: (from: number, to: number) => string;
  readonly infect: string;
  readonly cubes: (count: number) => string;
  readonly intensify: string;
  readonly back: (count: number) => string;
  readonly eventsNow: string;
  readonly outbreak: (waves: number) => string;
  readonly goal: Readonly<Record<'done' | 'gone', string>>;
}
