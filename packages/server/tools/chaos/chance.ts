// Choices by a seed, so that a run can be asked for again. When things happen still differs from run to run.
import { below } from '@cordon/engine/inner';

export interface Chance {
  /** A whole number from 0 up to but not including this one. */
  below(limit: number): number;
  oneIn(count: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
}

export function makeChance(seed: number): Chance {
  const words = Int32Array.of(seed, Math.floor(seed / 2 ** 32), 0x9e3779b9, 1);
  // The first words of a generator that began with so many zeros are not yet mixed.
  for (let round = 0; round < 32; round++) below(words, 2);
  const pick = <Item>(list: readonly Item[]): Item => list[below(words, list.length)]!;
  return { below: (limit) => below(words, limit), oneIn: (count) => below(words, count) === 0, pick };
}
