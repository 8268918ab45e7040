// The weights each game is judged by. They were learned in the base game; a game that plays better by other ones has its own, and what
// nobody learned is as it was set by hand. Boxes add what only they bring, and scale what weighs more or less with them.
import type { Game } from '@cordon/engine/inner';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import { weightOf, type Weights } from './position/weights.ts';
import boxes from './weights/boxes.json' with { type: 'json' };
import iberia from './weights/iberia.json' with { type: 'json' };
import learned from './weights/learned.json' with { type: 'json' };

/** What decides about the weights of a table. */
export interface Judged {
  readonly id: string;
  readonly config: Pick<Game['config'], 'boxes'>;
}

/** Objects that stay the same: whatever is thought by a set of weights is remembered for it. */
interface Sets {
  readonly alone: Weights;
  readonly boxed: Weights;
}

const setsOf = (alone: Weights): Sets => ({
  alone,
  boxed: { ...alone, ...scaled(alone, boxes.times), ...boxes.weights },
});

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

const ofTable = ({ alone, boxed }: Sets, { boxes: used = [] }: Judged['config']): Weights =>
  used.length === 0 ? alone : boxed;

export function weightsOf({ id, config }: Judged): Weights {
  return ofTable(OWN[id] ?? LEARNED, config);
}

/** Those that were set by hand. */
export function plainWeightsOf({ config }: Judged): Weights {
  return ofTable(PLAIN, config);
}
