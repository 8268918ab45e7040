// The chance of winning with its uncertainty, as people are shown it: the mean over drawn futures, each of which is won, lost, or
// counts for as much as such positions were won.

export interface Chance {
  readonly mean: number;
  /** The interval of 95 % that comes from having drawn only some of the futures. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

const bounded = (share: number): number => Math.min(1, Math.max(0, share));

/** The chance for a mean over futures and its standard error. */
export function chanceFor(mean: number, error: number): Chance {
  return { mean: bounded(mean), low: bounded(mean - Z * error), high: bounded(mean + Z * error) };
}
