// Fits weights to rows by Adam on the logistic loss, in batches. It begins with the weights there are and is drawn back to them,
// so that few games change little.
import { below, seedRandom } from '@cordon/engine/inner';
import type { Weights } from '../../src/position/network.ts';

export interface Rows {
  readonly names: readonly string[];
  readonly rows: Float32Array;
  readonly games: Int32Array;
  readonly won: Uint8Array;
}

export interface FitOptions {
  readonly units: number;
  readonly epochs: number;
  readonly rate: number;
  /** How strongly weights are drawn back to where they began. */
  readonly decay: number;
  readonly start: Weights;
}

export interface Fitted {
  readonly weights: Weights;
  /** On the games that were left out of the fitting: mean squared error of the chance, and that of always saying the mean. */
  readonly brier: number;
  readonly brierOfMean: number;
  readonly rows: number;
}

const BATCH = 64;
/** One game of so many is left out. */
const HELD_OUT = 10;

export function fit({ names, rows, games, won }: Rows, options: FitOptions): Fitted {
  const count = names.length;
  const { units, epochs } = options;
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.of(1, 2, 3, 4));
  const normal = (): number => {
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += below(random, 65536) / 65536;
    return sum - 6;
  };
  // One vector holds everything: direct weights, hidden weights, hidden biases, outputs, bias.
  const hiddenAt = count;
  const hiddenBiasAt = hiddenAt + count * units;
  const outputAt = hiddenBiasAt + units;
  const biasAt = outputAt + units;
  const size = biasAt + 1;
  const weights = new Float64Array(size);
  for (let i = hiddenAt; i < hiddenBiasAt; i++) weights[i] = normal() * Math.sqrt(2 / 30);
  for (let i = outputAt; i < biasAt; i++) weights[i] = normal() * 0.05;
  begin();
  const origin = weights.slice();
  const gradient = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  const sums = new Float64Array(units);

  function begin(): void {
    const { start } = options;
    weights[biasAt] = start.bias;
    names.forEach((name, i) => (weights[i] = start.linear[name] ?? 0));
    if (start.output.length !== units) return;
    names.forEach((name, i) => weights.set(start.hidden[name] ?? [], hiddenAt + i * units));
    weights.set(start.hiddenBias, hiddenBiasAt);
    weights.set(start.output, outputAt);
  }

  function forward(row: number): number {
    let odds = weights[biasAt]!;
    sums.set(weights.subarray(hiddenBiasAt, outputAt));
    for (let i = 0, from = row * count; i < count; i++) {
      const value = rows[from + i]!;
      if (value === 0) continue;
      odds += value * weights[i]!;
      for (let unit = 0, at = hiddenAt + i * units; unit < units; unit++, at++)
        sums[unit] = sums[unit]! + value * weights[at]!;
    }
    for (let unit = 0; unit < units; unit++)
      if (sums[unit]! > 0) odds += sums[unit]! * weights[outputAt + unit]!;
    return odds;
  }

  function backward(row: number, error: number): void {
    gradient[biasAt] = gradient[biasAt]! + error;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[unit]!;
      if (sum <= 0) {
        sums[unit] = 0;
        continue;
      }
      gradient[outputAt + unit] = gradient[outputAt + unit]! + error * sum;
      const back = error * weights[outputAt + unit]!;
      gradient[hiddenBiasAt + unit] = gradient[hiddenBiasAt + unit]! + back;
      sums[unit] = back;
    }
    for (let i = 0, from = row * count; i < count; i++) {
      const value = rows[from + i]!;
      if (value === 0) continue;
      gradient[i] = gradient[i]! + error * value;
      for (let unit = 0, at = hiddenAt + i * units; unit < units; unit++, at++)
        gradient[at] = gradient[at]! + value * sums[unit]!;
    }
  }

  const training: number[] = [];
  const held: number[] = [];
  games.forEach((game, row) => (game % HELD_OUT === 0 ? held : training).push(row));
  const order = Int32Array.from(training);
  const steps = epochs * Math.floor(order.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = below(random, last + 1);
      const row = order[last]!;
      order[last] = order[other]!;
      order[other] = row;
    }
    for (let start = 0; start + BATCH <= order.length; start += BATCH) {
      gradient.fill(0);
      for (let i = start; i < start + BATCH; i++) {
        const row = order[i]!;
        const chance = 1 / (1 + Math.exp(-forward(row)));
        backward(row, (chance - won[row]!) / BATCH);
      }
      step++;
      const rate = options.rate * Math.min(1, step / 200) * (0.05 + 0.95 * (1 - step / steps));
      const warmMean = 1 - 0.9 ** step;
      const warmSpread = 1 - 0.999 ** step;
      for (let i = 0; i < size; i++) {
        const slope = gradient[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * slope;
        spread[i] = 0.999 * spread[i]! + 0.001 * slope * slope;
        const move = mean[i]! / warmMean / (Math.sqrt(spread[i]! / warmSpread) + 1e-8);
        weights[i] = weights[i]! - rate * (move + options.decay * (weights[i]! - origin[i]!));
      }
    }
  }
  let errors = 0;
  let wins = 0;
  for (const row of held) {
    const chance = 1 / (1 + Math.exp(-forward(row)));
    errors += (chance - won[row]!) ** 2;
    wins += won[row]!;
  }
  const share = wins / held.length;
  const rounded = (at: number): number => Math.round(weights[at]! * 1e4) / 1e4;
  return {
    weights: {
      bias: rounded(biasAt),
      linear: Object.fromEntries(names.map((name, i) => [name, rounded(i)])),
      hidden: Object.fromEntries(
        names.map((name, i) => [
          name,
          Array.from({ length: units }, (_, unit) => rounded(hiddenAt + i * units + unit)),
        ]),
      ),
      hiddenBias: Array.from({ length: units }, (_, unit) => rounded(hiddenBiasAt + unit)),
      output: Array.from({ length: units }, (_, unit) => rounded(outputAt + unit)),
    },
    brier: errors / held.length,
    brierOfMean: share * (1 - share),
    rows: order.length,
  };
}
