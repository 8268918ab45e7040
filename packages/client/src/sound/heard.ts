// Which sound belongs to what happened: one for each change of the table, the gravest there is.
import type { Fact } from '@cordon/engine';
import { goalReached } from '../faces/goalReached.ts';
import type { Sound } from './sounds.ts';

/** The gravest first; facts that are not here are silent. */
const BY_FACT: readonly (readonly [fact: string, sound: Sound])[] = [
  ['epidemicDrawn', 'epidemic'],
  ['rateMoved', 'epidemic'],
  ['outbreak', 'outbreak'],
  ['placed', 'cube'],
  ['removed', 'cube'],
  ['shared', 'card'],
  ['drew', 'card'],
  ['discarded', 'card'],
  ['eventPlayed', 'card'],
  ['moved', 'move'],
  ['pawnPlaced', 'move'],
];

export function soundOf(game: string, facts: readonly Fact[]): Sound | undefined {
  const over = facts.find((fact) => fact.fact === 'over');
  if (over !== undefined) return over.ending === 'won' ? 'win' : 'loss';
  const loud = BY_FACT.slice(0, 3).find(([name]) => facts.some(({ fact }) => fact === name));
  if (loud !== undefined) return loud[1];
  if (facts.some((fact) => goalReached(game, fact) !== undefined)) return 'cure';
  return BY_FACT.find(([name]) => facts.some(({ fact }) => fact === name))?.[1];
}
