// Tells the best plans of a turn apart by playing on: each plan meets the same drawn futures, and the half that does worse is
// dropped after every round.
import { blankState, copyInto, resampleInto, type Sight } from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';
import { standingOf } from './standing.ts';
import type { Plan } from './turn.ts';

export interface Effort {
  /** How many plans are compared. */
  readonly plans: number;
  /** Futures in the first round; every round after it draws half as many again. */
  readonly futures: number;
  /** Turns played on in each future, and how wide their plans are sought. */
  readonly turns: number;
  readonly width: number;
  /** Positions that may be looked at for one decision; what is best by then is taken. */
  readonly nodes: number;
}

interface Candidate {
  readonly plan: Plan;
  sum: number;
  played: number;
}

export function weighPlans(
  mind: Mind,
  sight: Sight,
  plans: readonly Plan[],
  effort: Effort,
  random: Int32Array,
  isLate: () => boolean,
): Plan {
  const future = blankState(mind.game);
  const state = blankState(mind.game);
  const limit = mind.search.looked + effort.nodes;
  const even = plans[0]!.odds;
  let alive: Candidate[] = plans.map((plan) => ({ plan, sum: 0, played: 0 }));
  let { futures } = effort;
  while (alive.length > 1) {
    for (let round = 0; round < futures && mind.search.looked < limit && !isLate(); round++) {
      resampleInto(future, sight, random);
      for (const candidate of alive) {
        copyInto(state, future);
        mind.playout.follow(state, candidate.plan.commands);
        for (let turn = 0; turn < effort.turns && state.over === 0; turn++) {
          mind.playout.finish(state);
          if (state.over === 0) mind.playout.act(state, effort.width);
        }
        candidate.sum += standingOf(mind.judge, state, even);
        candidate.played++;
      }
    }
    alive.sort((one, other) => other.sum / other.played - one.sum / one.played);
    alive = alive.slice(0, Math.ceil(alive.length / 2));
    if (mind.search.looked >= limit || isLate()) break;
    futures = Math.ceil(futures * 1.5);
  }
  return alive[0]!.plan;
}
