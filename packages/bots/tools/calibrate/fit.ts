// Finds the slope and the offset that make the log of the odds fit how games ended, by Newton's method on the logistic loss.
import { calibrated, type Calibration } from '../../src/advice/chance.ts';
import type { Sample } from './games.ts';

const ROUNDS = 50;
/** Holds the slope near 1 and the offset near 0 where there are few games. */
const PRIOR = 1;
const LEAST = 1e-4;

const oddsOf = ({ raw }: Sample): number => {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, raw));
  return Math.log(bounded / (1 - bounded));
};

/** The logistic loss, with what the prior adds. */
function lossOf(samples: readonly Sample[], slope: number, offset: number): number {
  let loss = (PRIOR / 2) * ((slope - 1) ** 2 + offset ** 2);
  for (const sample of samples) {
    const odds = slope * oddsOf(sample) + offset;
    loss += Math.log1p(Math.exp(sample.won === 1 ? -odds : odds));
  }
  return loss;
}

export function fitCalibration(samples: readonly Sample[]): Calibration {
  let [slope, offset] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1, h00, h01, h11] = [PRIOR * (slope - 1), PRIOR * offset, PRIOR, 0, PRIOR];
    for (const sample of samples) {
      const x = oddsOf(sample);
      const chance = 1 / (1 + Math.exp(-slope * x - offset));
      const [error, weight] = [chance - sample.won, chance * (1 - chance)];
      g0 += error * x;
      g1 += error;
      h00 += weight * x * x;
      h01 += weight * x;
      h11 += weight;
    }
    const determinant = h00 * h11 - h01 * h01;
    const [down, across] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    // A step that goes too far is halved.
    let step = 1;
    const loss = lossOf(samples, slope, offset);
    while (step > LEAST && lossOf(samples, slope - step * down, offset - step * across) > loss) step /= 2;
    slope -= step * down;
    offset -= step * across;
  }
  return { slope: rounded(slope), offset: rounded(offset) };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

export interface Measured {
  readonly positions: number;
  readonly games: number;
  /** Mean squared error of the chance; of what playing on came to without calibration; of always saying the mean. */
  readonly brier: number;
  readonly brierRaw: number;
  readonly brierOfMean: number;
}

export function measure(samples: readonly Sample[], by: Calibration): Measured {
  const mean = samples.reduce((sum, { won }) => sum + won, 0) / samples.length;
  const error = (of: (sample: Sample) => number): number =>
    rounded(samples.reduce((sum, sample) => sum + (of(sample) - sample.won) ** 2, 0) / samples.length);
  return {
    positions: samples.length,
    games: new Set(samples.map(({ deal }) => deal)).size,
    brier: error(({ raw }) => calibrated('', raw, by)),
    brierRaw: error(({ raw }) => raw),
    brierOfMean: error(() => mean),
  };
}

export interface Bin {
  readonly said: number;
  readonly won: number;
  readonly count: number;
}

/** Positions in the order of what was said about them, in parts of equal size. */
export function binsOf(samples: readonly Sample[], by: Calibration, parts: number): Bin[] {
  const sorted = samples
    .map(({ raw, won }) => ({ said: calibrated('', raw, by), won }))
    .toSorted((one, other) => one.said - other.said);
  return Array.from({ length: parts }, (_, part) =>
    sorted.slice(
      Math.round((part * sorted.length) / parts),
      Math.round(((part + 1) * sorted.length) / parts),
    ),
  ).flatMap((bin) => {
    if (bin.length === 0) return [];
    const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / bin.length;
    return [
      { said: mean(bin.map(({ said }) => said)), won: mean(bin.map(({ won }) => won)), count: bin.length },
    ];
  });
}
