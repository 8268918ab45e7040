// The infection rate in force: what the marker says, unless a rule says otherwise without moving it. BASE-INF-1 BRINK-CTB-1 BRINK-CTB-2
import { commonPoint, foldOf } from './points.ts';
import type { State } from './types.ts';

/** The infection rate, starting from what the marker says. */
export const infectionRate = commonPoint.fold('infectionRate');

/** What it would be with the marker on a space; behind the last one it stays there. */
export function rateAt(s: State, space: number): number {
  const { rates } = s.game;
  return foldOf(s, infectionRate, rates[Math.min(space, rates.length - 1)]!);
}

export function rateInForce(s: State): number {
  return rateAt(s, s.rate);
}
