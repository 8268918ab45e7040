// Assertions that are cheaper than those of the test library: they run millions of times.

/** Fails the test with a sentence. */
export function demand(holds: boolean, otherwise: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
}

export const within = (value: number, low: number, high: number, what: string): void =>
  demand(
    value >= low && value <= high,
    () => `${what} is ${String(value)}, not ${String(low)} to ${String(high)}`,
  );

export const equal = (value: number, wanted: number, what: string): void =>
  demand(value === wanted, () => `${what}: ${String(value)} instead of ${String(wanted)}`);
