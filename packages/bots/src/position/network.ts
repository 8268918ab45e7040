// From the features of a position to the chance of winning: a linear part and one layer of rectified units, then a logistic.
// Weights go by the names of features, so that they fit every table of a game; a feature without weights counts for nothing.
import type { Extractor } from './features/extractor.ts';

export interface Weights {
  readonly bias: number;
  /** Feature to its direct weight, and to its weights for the hidden units. */
  readonly linear: Readonly<Record<string, number>>;
  readonly hidden: Readonly<Record<string, readonly number[]>>;
  /** For each hidden unit what it starts from and what it counts for. */
  readonly hiddenBias: readonly number[];
  readonly output: readonly number[];
}

export interface Network {
  /** The log of the odds of winning. Only what differs from the position it rests on is added up. */
  odds(features: Float64Array): number;
  /** From now on it rests on this position: those near it are judged faster. */
  restOn(features: Float64Array): void;
}

export function makeNetwork({ names, count }: Extractor, weights: Weights): Network {
  const units = weights.output.length;
  const direct = Float64Array.from(names, (name) => weights.linear[name] ?? 0);
  const layer = new Float64Array(count * units);
  names.forEach((name, index) => layer.set(weights.hidden[name] ?? [], index * units));
  const output = Float64Array.from(weights.output);
  const rest = new Float64Array(count);
  const restSums = Float64Array.from(weights.hiddenBias);
  let restOdds = weights.bias;
  const sums = new Float64Array(units);

  /** Adds up into `sums` and gives back the direct part. */
  function add(features: Float64Array): number {
    let odds = restOdds;
    sums.set(restSums);
    for (let i = 0; i < count; i++) {
      const value = features[i]! - rest[i]!;
      if (value === 0) continue;
      odds += value * direct[i]!;
      for (let unit = 0, at = i * units; unit < units; unit++, at++)
        sums[unit] = sums[unit]! + value * layer[at]!;
    }
    return odds;
  }

  return {
    odds(features) {
      let odds = add(features);
      for (let unit = 0; unit < units; unit++) {
        const sum = sums[unit]!;
        if (sum > 0) odds += sum * output[unit]!;
      }
      return odds;
    },
    restOn(features) {
      restOdds = add(features);
      restSums.set(sums);
      rest.set(features);
    },
  };
}

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
