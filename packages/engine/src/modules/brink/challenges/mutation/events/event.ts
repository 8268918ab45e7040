// What a Mutation Event does, step by step.
import type { State } from '../../../../../kernel/types.ts';

export interface MutationEvent {
  readonly id: string;
  /** How many cards it draws from the bottom of the infection deck. */
  readonly cards: number;
  /** Does its next step, counted from 0, and says whether there was anything to do. It is asked while purple is not eradicated. */
  readonly goOn: (s: State, step: number) => boolean;
}
