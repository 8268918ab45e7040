// Tells the best plans of a turn apart by playing on.
import type { Sight } from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';
import { compareLines, ranked } from './compare.ts';
import { Futures, type Effort, type Line } from './futures.ts';
import { standing } from './standing.ts';
import type { Plan } from './turn.ts';

/** The plan that does best in futures that all of them meet, and looks best. */
export function weighPlans(
  mind: Mind,
  sight: Sight,
  plans: readonly Plan[],
  effort: Effort,
  random: Int32Array,
  isLate: () => boolean,
): Plan {
  const even = plans[0]!.odds;
  const lines = plans.map(({ commands, isOpen, odds }): Line => ({
    commands,
    next: isOpen ? 'act' : 'end',
    look: standing(odds, even),
  }));
  const futures = new Futures(mind, sight, effort, random, { count: mind.value, isLate });
  return plans[ranked(lines, compareLines(futures, lines, effort))[0]!]!;
}
