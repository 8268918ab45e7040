// Won with all five diseases cured, or with the other four cured while no purple cube is on the board, whether it was removed or never came.
// BRINK-MCU-5 to BRINK-MCU-8
import { answer } from '../../../../kernel/points.ts';
import type { Module, State } from '../../../../kernel/types.ts';
import { isOnBoard } from '../../../../ops/cubes.ts';
import { checkWin } from '../../../../ops/markers.ts';
import { removalDone } from '../../../../rules/treat.ts';
import { isCured } from '../../../base/cure.ts';
import { cureGoals } from '../../../base/progress.ts';
import { PURPLE, purpleIn } from './purple.ts';

function hasWon(s: State): boolean {
  const purple = purpleIn(s);
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (colour !== purple && !isCured(s, colour)) return false;
  return isCured(s, purple) || !isOnBoard(s, purple);
}

export const winningRules: Module = {
  id: 'mutation-winning',
  hasWon,
  goals: { ...cureGoals, avoidable: ({ colourIds }) => colourIds.indexOf(PURPLE) },
  points: [
    answer(removalDone, (s, _holder, colours) => {
      if ((colours & (1 << purpleIn(s))) !== 0) checkWin(s);
    }),
  ],
};
