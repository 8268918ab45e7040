// Finds the calibration with which the chances over drawn futures fit how games ended: steps of Gauss and Newton on the
// logarithmic loss.
import { calibrated, PLAIN, type Calibration } from '../../src/calibration.ts';
import { PROSPECTS, type Prospect } from '../../src/position/prospect.ts';
import { meanOf } from '../../src/mean.ts';
import { solve } from '../support/solve.ts';
import type { Sample } from './games.ts';

const ROUNDS = 40;
const LEAST = 1e-3;

/** What is said about a position; never quite certain. */
function saidOf({ futures }: Sample, by: Calibration): number {
  const mean = meanOf(futures.map((prospect) => calibrated('', prospect, by)));
  return Math.min(1 - LEAST, Math.max(LEAST, mean));
}

/** The numbers of a calibration in order. */
const NAMES = [...PROSPECTS, 'offset'] as const;
/** What each is near, and within what, where few games tell: about what it is in the base game. */
const NEAR: Calibration = { offset: -5, odds: 0.3, goals: 0, turns: 0.3, epidemics: -0.5, seats: -0.3 };
const WITHIN: Calibration = { offset: 4, odds: 0.3, goals: 0.6, turns: 0.2, epidemics: 0.5, seats: 0.4 };

/** A calibration whose numbers are these. */
const calibrationOf = (number: (name: (typeof NAMES)[number], index: number) => number): Calibration =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of a calibration
  Object.fromEntries(NAMES.map((name, index) => [name, number(name, index)])) as unknown as Calibration;

/** The loss, with what the prior adds. */
function lossOf(samples: readonly Sample[], by: Calibration): number {
  let loss = 0;
  for (const name of NAMES) loss += ((by[name] - NEAR[name]) / WITHIN[name]) ** 2 / 2;
  for (const sample of samples) {
    const said = saidOf(sample, by);
    loss -= Math.log(sample.won === 1 ? said : 1 - said);
  }
  return loss;
}

/** How what is said changes with each number of the calibration. */
function slopesOf({ futures }: Sample, by: Calibration): number[] {
  const steep = futures.map((prospect) => {
    const chance = calibrated('', prospect, by);
    return chance * (1 - chance);
  });
  const mean = (of: (prospect: Prospect) => number): number =>
    meanOf(steep.map((slope, index) => slope * of(futures[index]!)));
  return NAMES.map((name) => mean((prospect) => (name === 'offset' ? 1 : prospect[name])));
}

export function fitCalibration(samples: readonly Sample[]): Calibration {
  let by = NEAR;
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = Float64Array.from(NAMES, (name) => (by[name] - NEAR[name]) / WITHIN[name] ** 2);
    const curvature = NAMES.map((one) =>
      Float64Array.from(NAMES, (other) => (one === other ? 1 / WITHIN[one] ** 2 : 0)),
    );
    for (const sample of samples) {
      const said = saidOf(sample, by);
      const slopes = slopesOf(sample, by);
      const spread = said * (1 - said);
      slopes.forEach((slope, one) => {
        gradient[one]! += ((said - sample.won) / spread) * slope;
        slopes.forEach((across, other) => (curvature[one]![other]! += (slope * across) / spread));
      });
    }
    const down = solve(curvature, gradient);
    // A step that goes too far is halved.
    const loss = lossOf(samples, by);
    let step = 1;
    const stepped = (): Calibration => calibrationOf((name, index) => by[name] - step * down[index]!);
    while (step > LEAST && lossOf(samples, stepped()) > loss) step /= 2;
    if (step <= LEAST) break;
    by = stepped();
  }
  return calibrationOf((name) => rounded(by[name]));
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

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
