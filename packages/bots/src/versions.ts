// Which version of a bot decided: results measured with one version say nothing certain about another.
import { sha256 } from '@cordon/engine/inner';
import type { BotName } from './names.ts';
import { PLAIN_WEIGHTS } from './position/plainWeights.ts';
import type { Weights } from './position/weights.ts';
import { valueWeightsOf } from './values.ts';
import { weightsOf } from './weights.ts';

/** Raise a bot's number with every code change that alters its decisions. Changed weights show in the hash. */
const CODE: Readonly<Record<BotName, number>> = { novice: 3, fast: 3, strong: 3, greedy: 1, random: 1 };

/** The weights that each bot decides by in a game. */
const WEIGHTS: Readonly<Record<BotName, (game: string) => readonly Weights[]>> = {
  novice: () => [PLAIN_WEIGHTS],
  fast: (id) => [weightsOf({ id })],
  strong: (id) => [weightsOf({ id }), valueWeightsOf({ id }) ?? {}],
  greedy: () => [],
  random: () => [],
};

const DIGITS = 8;

/** The number of the code and a short hash of the weights, such as “1-3f29c0de”; the same version decides the same in that game. */
export function botVersion(name: BotName, game: string): string {
  const weights = WEIGHTS[name](game).map((set) =>
    Object.entries(set).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return `${String(CODE[name])}-${sha256(JSON.stringify(weights)).slice(0, DIGITS)}`;
}
