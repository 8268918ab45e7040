// Which sound belongs to what happened: one for each change of the table, the gravest there is.
import type { Fact } from '@cordon/engine';
import { goalReached } from '../faces/goalReached.ts';
import type { Sound } from './sounds.ts';

type Heard = readonly (readonly [fact: string, sound: Sound])[];

/** The gravest first, before anything to be glad about. */
const GRAVE: Heard = [
  ['strainChosen', 'strain'],
  ['epidemicDrawn', 'epidemic'],
  ['rateMoved', 'epidemic'],
  ['outbreak', 'outbreak'],
  ['specialDrawn', 'mutation'],
  ['specialInfectionDrawn', 'mutation'],
];

/** After it; facts that are in neither list are silent. */
const USUAL: Heard = [
  ['placed', 'cube'],
  ['removed', 'cube'],
  ['processed', 'cube'],
  ['applied', 'cube'],
  ['shared', 'card'],
  ['drew', 'card'],
  ['discarded', 'card'],
  ['eventPlayed', 'card'],
  ['characterized', 'card'],
  ['tested', 'card'],
  ['sequenceDrawn', 'card'],
  ['moved', 'move'],
  ['pawnPlaced', 'move'],
];

export function soundOf(game: string, facts: readonly Fact[]): Sound | undefined {
  const over = facts.find((fact) => fact.fact === 'over');
  if (over !== undefined) return over.ending === 'won' ? 'win' : 'loss';
  const soundIn = (list: Heard): Sound | undefined =>
    list.find(([name]) => facts.some(({ fact }) => fact === name))?.[1];
  const grave = soundIn(GRAVE);
  if (grave !== undefined) return grave;
  if (facts.some((fact) => goalReached(game, fact) !== undefined)) return 'cure';
  return soundIn(USUAL);
}
