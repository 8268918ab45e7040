// Facts that only solo mode tells.
import type { FactBase } from '../../../../kernel/facts.ts';

export type SoloFact = FactBase & {
  /** City cards that were dealt to the discard pile before the events came in. */
  readonly fact: 'discardedAtStart';
  readonly cards: readonly string[];
};
