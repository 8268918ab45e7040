// The chance of winning with its uncertainty, as people are shown it: what playing on came to, mapped to how often such positions
// were won.
import calibration from '../weights/calibration.json' with { type: 'json' };

export interface Chance {
  readonly mean: number;
  /** The interval of 95 % that comes from having drawn only some of the futures. */
  readonly low: number;
  readonly high: number;
}

/** The log of the odds is stretched and shifted. */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

const KNOWN: Readonly<Record<string, Calibration>> = calibration.games;
const PLAIN: Calibration = { slope: 1, offset: 0 };
const Z = 1.96;
/** Nearer to certain than this no position in play is. */
const LEAST = 1e-4;

/** How often positions are won that come to so much when they are played on. */
export function calibrated(game: string, raw: number, by = KNOWN[game] ?? PLAIN): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, raw));
  const odds = by.slope * Math.log(bounded / (1 - bounded)) + by.offset;
  return 1 / (1 + Math.exp(-odds));
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard error of the mean. */
export function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0.5;
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt(variance / values.length);
}

/** The chance for a mean of played-on futures and its standard error. */
export function chanceFor(game: string, raw: number, error: number): Chance {
  return {
    mean: calibrated(game, raw),
    low: calibrated(game, raw - Z * error),
    high: calibrated(game, raw + Z * error),
  };
}
