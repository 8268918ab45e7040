// The infection rate in force: what the marker says, unless a rule says otherwise without moving it. BASE-INF-1 BRINK-CTB-1 BRINK-CTB-2
import { commonPoint, foldOf } from './points.ts';
import type { State } from './types.ts';

/** The infection rate, starting from what the marker says. */
export const infectionRate = commonPoint.fold('infectionRate');

export function rateInForce(s: State): number {
  return foldOf(s, infectionRate, s.game.rates[s.rate]!);
}
