// The teams succeed when every disease is cured, or three are cured and eradicated. With purple: all five cured, or the four others with no
// purple cube on the board; or four eradicated, or three others with no purple cube on the board. LAB-TEAM-44 to LAB-TEAM-46 LAB-TEAM-50
// LAB-TEAM-51 LAB-TEAM-58, BRINK-MCU-10
import { answer } from '../../../../kernel/points.ts';
import type { Colour, Game, Module, State } from '../../../../kernel/types.ts';
import { isOnBoard } from '../../../../ops/cubes.ts';
import { checkWin } from '../../../../ops/markers.ts';
import { removalDone } from '../../../../rules/treat.ts';
import { isCured, isEradicated } from '../../../base/cure.ts';
import { PURPLE } from '../../../brink/challenges/mutation/purple.ts';

const ENOUGH_ERADICATED = 3;

function count(s: State, among: (colour: Colour) => boolean): number {
  let found = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (among(colour)) found++;
  return found;
}

function hasWon(s: State): boolean {
  const all = s.game.shape.colours;
  const purple = s.game.colourIds.indexOf(PURPLE);
  const cured = count(s, (colour) => isCured(s, colour));
  const eradicated = count(s, (colour) => isEradicated(s, colour));
  if (purple < 0) return cured === all || eradicated >= ENOUGH_ERADICATED;
  if (cured === all || eradicated >= ENOUGH_ERADICATED + 1) return true;
  if (isOnBoard(s, purple)) return false;
  const others = (done: (s: State, colour: Colour) => boolean): number =>
    count(s, (colour) => colour !== purple && done(s, colour));
  return others(isCured) === all - 1 || others(isEradicated) >= ENOUGH_ERADICATED;
}

const enoughGone = ({ colourIds }: Game): number => ENOUGH_ERADICATED + (colourIds.includes(PURPLE) ? 1 : 0);

export const teamWinning: Module = {
  id: 'team-winning',
  hasWon,
  enoughGone,
  points: [answer(removalDone, (s) => checkWin(s))],
};
