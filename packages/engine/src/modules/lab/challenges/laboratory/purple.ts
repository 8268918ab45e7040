// Purple in the lab: there at tables whose other challenges bring it. LAB-LAB-6
import { commonPoint } from '../../../../kernel/points.ts';
import type { Colour, State } from '../../../../kernel/types.ts';
import { PURPLE } from '../../../brink/challenges/mutation/purple.ts';
import { NONE } from './board.ts';

/** Purple is tested with the card of a purple city. */
export const testsInPurpleCities = commonPoint.any('testsInPurpleCities');

/** The number of purple, or NONE at a table without it. */
export function purpleOf({ game }: State): Colour {
  const last = game.shape.colours - 1;
  return game.colourIds[last] === PURPLE ? last : NONE;
}
