// The weights each game is judged by. They were learned in the base game; a game that plays better by other ones has its own, and what
// nobody learned is as it was set by hand. Boxes add what only they bring, and scale what weighs more or less with them; so do challenges
// in turn.
import type { Game } from '@cordon/engine/inner';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import { weightOf, type Weights } from './position/weights.ts';
import boxes from './weights/boxes.json' with { type: 'json' };
import challenges from './weights/challenges.json' with { type: 'json' };
import iberia from './weights/iberia.json' with { type: 'json' };
import learned from './weights/learned.json' with { type: 'json' };

/** What decides about the weights of a table. */
export interface Judged {
  readonly id: string;
  readonly config: Pick<Game['config'], 'boxes'> & Partial<Pick<Game['config'], 'challenges'>>;
}

/** Objects that stay the same: whatever is thought by a set of weights is remembered for it. */
interface Sets {
  readonly alone: Weights;
  readonly boxed: Weights;
  /** Those with challenges, by their names. */
  readonly challenged: Map<string, Weights>;
}

/** What is scaled, and what has a weight of its own. */
interface Change {
  readonly times: Weights;
  readonly weights: Weights;
}

const CHALLENGES: Readonly<Record<string, Change>> = challenges.changes;

const setsOf = (alone: Weights): Sets => ({ alone, boxed: changed(alone, boxes), challenged: new Map() });

function changed(weights: Weights, { times, weights: own }: Change): Weights {
  return { ...weights, ...scaled(weights, times), ...own };
}

/** What is scaled, so many times what it is. */
function scaled(weights: Weights, times: Weights): Weights {
  return Object.fromEntries(
    Object.entries(times).map(([name, factor]) => [name, factor * weightOf(weights, name)]),
  );
}

const learnedWeights: Weights = { ...PLAIN_WEIGHTS, ...learned.weights };
const PLAIN = setsOf(PLAIN_WEIGHTS);
const LEARNED = setsOf(learnedWeights);
const OWN: Readonly<Record<string, Sets>> = { iberia: setsOf({ ...learnedWeights, ...iberia.weights }) };

/** Whether a challenge changes what positions are judged by. */
export function isJudgedApart(challenge: string): boolean {
  return Object.hasOwn(CHALLENGES, challenge);
}

function ofTable(sets: Sets, { boxes: used = [], challenges: played = [] }: Judged['config']): Weights {
  const usual = used.length === 0 ? sets.alone : sets.boxed;
  const changes = played.filter(isJudgedApart);
  if (changes.length === 0) return usual;
  const name = changes.join();
  const known = sets.challenged.get(name);
  if (known !== undefined) return known;
  const made = changes.reduce((weights, challenge) => changed(weights, CHALLENGES[challenge]!), usual);
  sets.challenged.set(name, made);
  return made;
}

export function weightsOf({ id, config }: Judged): Weights {
  return ofTable(OWN[id] ?? LEARNED, config);
}

/** Those that were set by hand. */
export function plainWeightsOf({ config }: Judged): Weights {
  return ofTable(PLAIN, config);
}
