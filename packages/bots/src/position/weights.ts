// What a bot judges positions by: for each feature what it counts for in the sum that gives the log of the odds of winning, and
// the constants inside the features. All are positive; signs are the features'.

export type Weights = Readonly<Record<string, number>>;

/** Odds that no position in play reaches. */
export const CERTAIN = 50;

/** A weight by its name: what has none counts for nothing. */
export function weightOf(weights: Weights, name: string): number {
  return weights[name] ?? 0;
}

const HIDER = 'hider:';

/** Who hides may weigh things otherwise than those who look for it: “hider:outbreaks” is what it takes for “outbreaks”. */
export function weightsOfHider(weights: Weights): Weights {
  const own = Object.entries(weights).filter(([name]) => name.startsWith(HIDER));
  return {
    ...weights,
    ...Object.fromEntries(own.map(([name, weight]) => [name.slice(HIDER.length), weight])),
  };
}

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
