// Facts that only On the Brink tells.
import type { FactBase } from '../../kernel/facts.ts';

export type BrinkFact = FactBase & {
  readonly fact: 'samplesReturned';
  readonly seat: number;
  readonly colour: string;
  readonly count: number;
  /** How many samples of the colour are left. */
  readonly now: number;
};
