// The base game with the boxes a table may add to it. A record without a box is the base game as it always was. BRINK-SET-17
import {
  epidemicCardsAreUsed,
  epidemicsFit,
  eventsAreUsed,
  eventsSuffice,
  needsNoOtherBox,
  playersFit,
  rolesAreForPlayers,
  rolesAreUsed,
  rolesDiffer,
} from '../kernel/configChecks.ts';
import type { GameDefinition } from '../kernel/definition.ts';
import { baseGame } from './base/base.ts';
import { onTheBrink } from './brink/brink.ts';
import { oneTerrorist, terroristPlayersFit } from './brink/challenges/bioTerrorist/checks.ts';
import { goTogether } from './combinations.ts';
import { teamEventsSuffice, teamRolesSuffice } from './lab/challenges/team/checks.ts';
import { inTheLab } from './lab/lab.ts';

export const worldGame: GameDefinition = {
  ...baseGame,
  boxes: [onTheBrink, inTheLab],
  // In the order of the catalogue, for the first that applies is said: BRINK-COMB-4 to 9, 10 to 12, 14, 13, 15 to 20.
  checks: [
    goTogether,
    needsNoOtherBox,
    terroristPlayersFit,
    playersFit,
    epidemicsFit,
    rolesDiffer,
    rolesAreUsed,
    rolesAreForPlayers,
    eventsAreUsed,
    teamEventsSuffice,
    eventsSuffice,
    epidemicCardsAreUsed,
    oneTerrorist,
    teamRolesSuffice,
  ],
};
