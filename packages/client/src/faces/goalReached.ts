// Whether something that happened is a moment to be glad about: a goal reached, or more than that.
import type { Fact } from '@cordon/engine';
import { faceOf } from './faces.ts';

export interface GoalReached {
  readonly state: 'done' | 'gone';
  readonly colour: string;
}

export function goalReached(game: string, fact: Fact): GoalReached | undefined {
  const state = faceOf(game).goalFacts[fact.fact];
  const colour: unknown = Reflect.get(fact, 'colour');
  return state === undefined ? undefined : { state, colour: typeof colour === 'string' ? colour : '' };
}
