// Finds the slope and the offset with which the chances over drawn futures fit how games ended: steps of Gauss and Newton on the
// logarithmic loss.
import { calibrated, type Calibration } from '../../src/advice/chance.ts';
import { meanOf } from '../../src/mean.ts';
import type { Sample } from './games.ts';

const ROUNDS = 40;
/** Holds the slope near 1 and the offset near 0 where there are few games. */
const PRIOR = 1;
const LEAST = 1e-3;

/** What is said about a position; never quite certain. */
function saidOf({ futures }: Sample, by: Calibration): number {
  const mean = meanOf(futures.map((odds) => calibrated('', odds, by)));
  return Math.min(1 - LEAST, Math.max(LEAST, mean));
}

/** The loss, with what the prior adds. */
function lossOf(samples: readonly Sample[], by: Calibration): number {
  let loss = (PRIOR / 2) * ((by.slope - 1) ** 2 + by.offset ** 2);
  for (const sample of samples) {
    const said = saidOf(sample, by);
    loss -= Math.log(sample.won === 1 ? said : 1 - said);
  }
  return loss;
}

/** How what is said changes with the slope and with the offset. */
function slopesOf({ futures }: Sample, by: Calibration): readonly [number, number] {
  const steep = futures.map((odds) => {
    const chance = calibrated('', odds, by);
    return chance * (1 - chance);
  });
  return [meanOf(steep.map((slope, index) => slope * futures[index]!)), meanOf(steep)];
}

export function fitCalibration(samples: readonly Sample[]): Calibration {
  let by: Calibration = { slope: 1, offset: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1, h00, h01, h11] = [PRIOR * (by.slope - 1), PRIOR * by.offset, PRIOR, 0, PRIOR];
    for (const sample of samples) {
      const said = saidOf(sample, by);
      const [bySlope, byOffset] = slopesOf(sample, by);
      const spread = said * (1 - said);
      const error = (said - sample.won) / spread;
      g0 += error * bySlope;
      g1 += error * byOffset;
      h00 += (bySlope * bySlope) / spread;
      h01 += (bySlope * byOffset) / spread;
      h11 += (byOffset * byOffset) / spread;
    }
    const determinant = h00 * h11 - h01 * h01;
    const [down, across] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    // A step that goes too far is halved.
    const loss = lossOf(samples, by);
    let step = 1;
    const stepped = (): Calibration => ({
      slope: by.slope - step * down,
      offset: by.offset - step * across,
    });
    while (step > LEAST && lossOf(samples, stepped()) > loss) step /= 2;
    if (step <= LEAST) break;
    by = stepped();
  }
  return { slope: rounded(by.slope), offset: rounded(by.offset) };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const PLAIN: Calibration = { slope: 1, offset: 0 };

export interface Measured {
  readonly positions: number;
  readonly games: number;
  /** Mean squared error of the chance; of the chance without calibration; of always saying the mean. */
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
    brier: error((sample) => saidOf(sample, by)),
    brierRaw: error((sample) => saidOf(sample, PLAIN)),
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
    .map((sample) => ({ said: saidOf(sample, by), won: sample.won }))
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
