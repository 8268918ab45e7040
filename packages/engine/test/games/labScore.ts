// How far the lab is, to the searching player: cubes on the way to lines, lines on the way to cures.
import type { State } from '../../src/inner.ts';
import {
  colourOfLine,
  cubesOnLine,
  DISHES,
  inDish,
  isComplete,
  LINES,
  NONE,
  testCard,
} from '../../src/modules/lab/challenges/laboratory/board.ts';

const CHARACTERIZED = 30;
const TESTED = 30;
const COMPLETE = 60;
const CUBE_ON_LINE = 15;
/** A dish further on is worth more, up to so many cubes of a colour. */
const CUBES_IN_DISH = [2, 2, 4, 4, 5];
const ENOUGH = 4;

export function labProgress(s: State): number {
  if (!s.game.config.challenges.includes('lab')) return 0;
  const { colours } = s.game.shape;
  let total = 0;
  for (let colour = 0; colour < colours; colour++) {
    for (let dish = 0; dish < DISHES; dish++)
      total += CUBES_IN_DISH[dish]! * Math.min(ENOUGH, inDish(s, dish, colour));
    for (let research = 0; research < LINES; research++)
      total += CUBE_ON_LINE * cubesOnLine(s, research, colour);
  }
  for (let research = 0; research < LINES; research++) {
    if (colourOfLine(s, research) === NONE) continue;
    total +=
      CHARACTERIZED +
      (testCard(s, research) === NONE ? 0 : TESTED) +
      (isComplete(s, research) ? COMPLETE : 0);
  }
  return total;
}
