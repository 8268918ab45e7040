// Medians and the like.

/** The value below which this share of the sorted values lies. */
function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}

/** To so many digits after the point. */
export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export function spread(values: ArrayLike<number>): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => round(quantile(sorted, share));
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}
