// Choices fixed by a text, so that any game can be asked for again.
import { seedFromText } from '@cordon/engine';
import { below, seedRandom } from '@cordon/engine/inner';

export interface Chance {
  /** A whole number from 0 up to but not including this one. */
  below(limit: number): number;
  oneIn(count: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

export function wordsFrom(text: string): Int32Array {
  const words = new Int32Array(4);
  seedRandom(words, seedFromText(text));
  return words;
}

export function chanceFrom(text: string): Chance {
  const words = wordsFrom(text);
  const under = (limit: number): number => below(words, limit);
  return {
    below: under,
    oneIn: (count) => under(count) === 0,
    pick: (items) => items[under(items.length)]!,
    shuffled(items) {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = under(last + 1);
        [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
      }
      return mixed;
    },
  };
}
