// Which version of a bot decided: results measured with one version say nothing certain about another.
import { sha256 } from '@cordon/engine/inner';
import type { BotName } from './names.ts';
import type { Weights } from './position/weights.ts';
import { valueWeightsOf } from './values.ts';
import { isJudgedApart, plainWeightsOf, weightsOf, type Judged } from './weights.ts';

/** Raise a bot's number with every code change that alters its decisions. Changed weights show in the hash. */
const CODE: Readonly<Record<BotName, number>> = { novice: 3, fast: 3, strong: 3, greedy: 1, random: 1 };

/** The weights that each bot decides by at a table. */
const WEIGHTS: Readonly<Record<BotName, (table: Judged) => readonly Weights[]>> = {
  novice: (table) => [plainWeightsOf(table)],
  fast: (table) => [weightsOf(table)],
  strong: (table) => [weightsOf(table), valueWeightsOf(table) ?? {}],
  greedy: () => [],
  random: () => [],
};

const DIGITS = 8;

/** Added to the number at tables with boxes: raise it with every change that alters decisions there alone. */
const CODE_OF_BOXES: Readonly<Record<BotName, number>> = {
  novice: 2,
  fast: 2,
  strong: 2,
  greedy: 0,
  random: 0,
};

/** The same at tables with challenges of the boxes. */
const CODE_OF_CHALLENGES: Readonly<Record<BotName, number>> = {
  novice: 2,
  fast: 3,
  strong: 3,
  greedy: 0,
  random: 0,
};

/**
 * The number of the code and a short hash of the weights, such as “1-3f29c0de”; the same version decides the same in that game. With
 * boxes, which bring more to decide, the number has a second part, “1.1-3f29c0de”, and with their challenges a third.
 */
export function botVersion(
  name: BotName,
  game: string,
  boxes: readonly string[] = [],
  challenges: readonly string[] = [],
): string {
  const weights = WEIGHTS[name]({ id: game, config: { boxes, challenges } }).map((set) =>
    Object.entries(set).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const parts = [CODE[name]];
  if (boxes.length > 0) parts.push(CODE_OF_BOXES[name]);
  if (challenges.some(isJudgedApart)) parts.push(CODE_OF_CHALLENGES[name]);
  return `${parts.join('.')}-${sha256(JSON.stringify(weights)).slice(0, DIGITS)}`;
}
