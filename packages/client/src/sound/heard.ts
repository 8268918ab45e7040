// Which sound belongs to what happened: one for each change of the table, the gravest there is.
import type { Fact } from '@cordon/engine';
import { goalReached } from '../faces/goalReached.ts';
import { isWonFor } from '../table/outcome.ts';
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
  ['captured', 'cure'],
  ['spotted', 'mutation'],
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
  ['sighted', 'move'],
  ['infectionTaken', 'card'],
];

/** `mine`: the seats that listen; for those who watch a game is won if its ending says so. */
export function soundOf(
  game: string,
  facts: readonly Fact[],
  mine: readonly number[] = [],
): Sound | undefined {
  const over = facts.find((fact) => fact.fact === 'over');
  if (over !== undefined) return isWonFor(over, mine) ? 'win' : 'loss';
  const soundIn = (list: Heard): Sound | undefined =>
    list.find(([name]) => facts.some(({ fact }) => fact === name))?.[1];
  const grave = soundIn(GRAVE);
  if (grave !== undefined) return grave;
  if (facts.some((fact) => goalReached(game, fact) !== undefined)) return 'cure';
  return soundIn(USUAL);
}
