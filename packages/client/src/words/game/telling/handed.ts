import type { Fact } from '@cordon/engine';

type Shared = Extract<Fact, { readonly fact: 'shared' }>;

/** Cards that changed hands: those that went the same way are told together. */
export function handed(facts: readonly Shared[]) {
  const ways = Map.groupBy(facts, ({ from, to }) => `${String(from)} ${String(to)}`);
  return [...ways.values()].map((same) => ({ ...same[0]!, cards: same.map(({ card }) => card) }));
}
