// What is measured of each game.
import { measureBase, type Parts } from './base.ts';
import { measureBoxes, type Ratio } from './boxes.ts';
import { measureIberia } from './iberia.ts';
import type { Effort, GamesResult } from './randomGames.ts';

export interface Measurements {
  readonly games: readonly GamesResult[];
  readonly parts?: Parts;
  readonly ratios?: readonly Ratio[];
}

export const BENCHES: Readonly<Record<string, (effort: Effort) => Measurements>> = {
  base: measureBase,
  boxes: measureBoxes,
  iberia: measureIberia,
};
