// Games in which somebody likes the laboratory: random, with a leaning.
import type { Offer } from '../../src/choices/offer.ts';

export const LAB_TABLE = { game: 'base', boxes: ['lab'], challenges: ['lab'], players: 2, epidemics: 4 };

const WEIGHTS: Readonly<Record<string, number>> = {
  sample: 60,
  characterize: 60,
  apply: 40,
  separate: 12,
  centrifuge: 10,
  grow: 6,
  test: 40,
  sequence: 4,
  'place-sequence': 80,
  cure: 500,
  treat: 14,
  build: 12,
  shuttle: 4,
};

/** Chooses among offers; the same for the same seed. */
export function labPlayer(seed: string): (offers: readonly Offer[]) => Offer {
  let random = Array.from(seed).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return (offers) => {
    const kinds = [...Map.groupBy(offers, ({ kind }) => kind.name)].map(([kind, some]) => ({
      some,
      weight: WEIGHTS[kind] ?? 1,
    }));
    random = (random * 1_664_525 + 1_013_904_223) >>> 0;
    let left = (random / 2 ** 32) * kinds.reduce((sum, { weight }) => sum + weight, 0);
    const { some } = kinds.find(({ weight }) => (left -= weight) <= 0) ?? kinds.at(-1)!;
    return some[random % some.length]!;
  };
}
