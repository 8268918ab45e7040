// The time and the timers that notices live by.

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs something once after so many milliseconds; what comes back calls it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
