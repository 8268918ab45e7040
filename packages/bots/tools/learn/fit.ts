// Weights with which plans look as what came of them. Only plans of the same position are compared: what goes with winning in
// general, such as an easy deal, says nothing about which plan is better.
import { blankState, type Game } from '@cordon/engine/inner';
import { makeExtractor } from '../../src/position/features/extractor.ts';
import { weightOf, type Weights } from '../../src/position/weights.ts';
import { STEEPNESS } from '../../src/search/standing.ts';
import type { Sample } from './samples.ts';
import { solve } from '../support/solve.ts';

export interface Fitted {
  readonly weights: Weights;
  /** The share of the differences between plans that the look explains. */
  readonly explained: number;
}

/** A weight that little is known about stays where it is: so much of what is known is added for it. */
const PULL = 0.03;
const NOTHING = 1e-6;
/** What a difference in standing comes to in odds, around an even one. */
const ODDS_PER_STANDING = 4 / STEEPNESS;

/** The weights of the features that explain the samples best; the constants inside the features are left alone. */
export function fitWeights(games: readonly Game[], samples: readonly Sample[], weights: Weights): Fitted {
  const extractors = games.map((game) => makeExtractor(game, weights));
  const states = games.map((game) => blankState(game));
  const names = [...new Set(extractors.flatMap(({ features }) => features.map(({ name }) => name)))].filter(
    (name) => weightOf(weights, name) > 0,
  );
  const size = names.length;
  const slots = extractors.map(({ features }) => features.map(({ name }) => names.indexOf(name)));

  /** The plans of a position as differences from their mean. */
  function differencesOf({ table, cells }: Sample): Float64Array[] {
    const extractor = extractors[table]!;
    const state = states[table]!;
    const out = new Float64Array(extractor.count);
    const rows = cells.map((plan) => {
      state.cells.set(plan);
      extractor.extract(state, out);
      const row = new Float64Array(size);
      extractor.features.forEach(({ sign }, index) => {
        const slot = slots[table]![index]!;
        if (slot >= 0) row[slot]! += sign * out[index]!;
      });
      return row;
    });
    for (let slot = 0; slot < size; slot++) {
      const mean = rows.reduce((sum, row) => sum + row[slot]!, 0) / rows.length;
      for (const row of rows) row[slot]! -= mean;
    }
    return rows;
  }

  const products = Array.from({ length: size }, () => new Float64Array(size));
  const towards = new Float64Array(size);
  let total = 0;
  for (const sample of samples) {
    const mean = sample.later.reduce((sum, value) => sum + value, 0) / sample.later.length;
    differencesOf(sample).forEach((row, plan) => {
      const value = ODDS_PER_STANDING * (sample.later[plan]! - mean);
      total += value * value;
      for (let one = 0; one < size; one++) {
        if (row[one] === 0) continue;
        towards[one]! += row[one]! * value;
        for (let other = 0; other < size; other++) products[one]![other]! += row[one]! * row[other]!;
      }
    });
  }
  const pulled = products.map((row, index) => {
    const copy = row.slice();
    copy[index]! += PULL * row[index]! + NOTHING;
    return copy;
  });
  const aim = towards.map(
    (sum, index) => sum + (PULL * products[index]![index]! + NOTHING) * weightOf(weights, names[index]!),
  );
  const found = solve(pulled, aim);
  let explained = 0;
  for (let one = 0; one < size; one++) {
    explained += 2 * found[one]! * towards[one]!;
    for (let other = 0; other < size; other++)
      explained -= found[one]! * found[other]! * products[one]![other]!;
  }
  const learned = names.map((name, index) => [name, found[index]!] as const);
  return { weights: { ...weights, ...Object.fromEntries(learned) }, explained: explained / total };
}
