// A clock that stands still until it is moved.
import type { Clock } from '../../src/notices/clock.ts';

export interface HandClock extends Clock {
  /** Moves on; timers that fall due run in order. */
  readonly advance: (milliseconds: number) => void;
  /** How many timers are set. */
  readonly timers: () => number;
}

export function handClock(start = Date.UTC(2024, 0, 1)): HandClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
    timers: () => timers.size,
  };
}
