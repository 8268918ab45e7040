// What says why a plan is good or a move was made.
import type { Reason, ReasonCode } from '@cordon/protocol';
import type { Talk } from './talk.ts';

type ReasonNamed<Code extends ReasonCode> = Extract<Reason, { readonly code: Code }>;
/** What each reason of a plan says, as what the plan does: “Takes 2 blue cubes from Milan”. */
export type ReasonWords = {
  readonly [Code in ReasonCode]: (
    talk: Talk,
    reason: ReasonNamed<Code>,
    game: { readonly plans: PlanWords },
  ) => string;
};

/** What plans of this game are about. */
export interface PlanWords {
  /** A goal is reached: “Cures the blue disease”. */
  readonly reaches: (talk: Talk, colour: string) => string;
  /** What somebody can do who has the cards: “cure the blue disease”. */
  readonly canReach: (talk: Talk, colour: string) => string;
  /** Where goals are reached, with its article: “a research station”. */
  readonly place: string;
}
