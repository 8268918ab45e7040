// What is measured of each game.
import { measureBase, type Parts } from './base.ts';
import type { Ratio } from './against.ts';
import { measureBoxes } from './boxes.ts';
import { measureIberia } from './iberia.ts';
import { measureSides } from './sides.ts';
import type { Effort, GamesResult } from './randomGames.ts';

export interface Measurements {
  readonly games: readonly GamesResult[];
  readonly parts?: Parts;
  readonly ratios?: readonly Ratio[];
  readonly costs?: readonly Ratio[];
}

export const BENCHES: Readonly<Record<string, (effort: Effort) => Measurements>> = {
  base: measureBase,
  boxes: measureBoxes,
  sides: measureSides,
  iberia: measureIberia,
};
