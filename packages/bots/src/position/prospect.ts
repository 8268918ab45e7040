// What the chance of winning is told from: the look of a position compares plans of one turn, and knows little of how late it is
// and how hard the game.
import type { State } from '@cordon/engine/inner';
import { epidemicsLeft, turnsLeft } from './features/clock.ts';
import type { Judge } from './judge.ts';

/** The log of the odds as it looks that all succeed or the side does, goals that are reached, turns that the player deck lasts, epidemics in it, and seats. */
export const PROSPECTS = ['odds', 'goals', 'turns', 'epidemics', 'seats'] as const;

export type Prospect = Readonly<Record<(typeof PROSPECTS)[number], number>>;

export function prospectOf(judge: Judge, s: State): Prospect {
  const { goals, shape } = s.game;
  const count = goals?.count(s.game) ?? 0;
  let reached = 0;
  for (let goal = 0; goal < count; goal++) if (goals!.isReached(s, goal)) reached++;
  return {
    odds: judge.commonOdds(s),
    goals: reached,
    turns: turnsLeft(s),
    epidemics: epidemicsLeft(s),
    seats: shape.seats,
  };
}
