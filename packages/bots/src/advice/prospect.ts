// What the chance of winning is told from: the look of a position compares plans of one turn, and knows little of how late it is.
import type { State } from '@cordon/engine/inner';
import { turnsLeft } from '../position/features/clock.ts';
import type { Judge } from '../position/judge.ts';

export interface Prospect {
  readonly odds: number;
  /** Goals that are reached, and turns that the player deck still lasts. */
  readonly goals: number;
  readonly turns: number;
}

export function prospectOf(judge: Judge, s: State): Prospect {
  const { goals, shape } = s.game;
  let reached = 0;
  for (let colour = 0; colour < shape.colours; colour++) if (goals?.isReached(s, colour) === true) reached++;
  return { odds: judge.odds(s), goals: reached, turns: turnsLeft(s) };
}
