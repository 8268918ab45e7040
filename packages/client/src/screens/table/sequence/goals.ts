// Which facts of a game are moments to be glad about: a goal reached, or more than that.
import type { Fact } from '@cordon/engine';
import { baseGoals } from './base/goals.ts';
import { iberiaGoals } from './iberia/goals.ts';

/** The name of a fact to how far it brings a goal. */
export type GoalFacts = Readonly<Record<string, 'done' | 'gone'>>;

const GAMES: Readonly<Record<string, GoalFacts>> = { base: baseGoals, iberia: iberiaGoals };

export interface GoalReached {
  readonly state: 'done' | 'gone';
  readonly colour: string;
}

export function goalReached(game: string, fact: Fact): GoalReached | undefined {
  const state = GAMES[game]?.[fact.fact];
  const colour: unknown = Reflect.get(fact, 'colour');
  return state === undefined ? undefined : { state, colour: typeof colour === 'string' ? colour : '' };
}
