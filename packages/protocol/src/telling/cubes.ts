// The cubes of a price.
import type { Price } from '@cordon/engine';

export interface CubesTold {
  readonly colour: string;
  readonly count: number;
}

/** The cubes worth telling: a command that takes a single one says so in its own words. */
export function cubesTold(price: Price | undefined): CubesTold[] {
  return Object.entries(price?.cubes ?? {}).flatMap(([colour, count]) =>
    count > 1 ? { colour, count } : [],
  );
}
