// The base game with the boxes a table may add to it. A record without a box is the base game as it always was. BRINK-SET-17
import {
  epidemicsFit,
  eventsSuffice,
  needsNoOtherBox,
  playersFit,
  rolesDiffer,
} from '../kernel/configChecks.ts';
import type { GameDefinition } from '../kernel/definition.ts';
import { baseGame } from './base/base.ts';
import { onTheBrink } from './brink/brink.ts';
import { oneMutation } from './lab/challenges/worldwidePanic/worldwidePanic.ts';
import { inTheLab } from './lab/lab.ts';

export const worldGame: GameDefinition = {
  ...baseGame,
  boxes: [onTheBrink, inTheLab],
  // In the order of the catalogue, for the first that applies is said: BRINK-COMB-8, 10 to 12, 13, 15, 16, 17.
  checks: [oneMutation, needsNoOtherBox, playersFit, epidemicsFit, rolesDiffer, eventsSuffice],
};
