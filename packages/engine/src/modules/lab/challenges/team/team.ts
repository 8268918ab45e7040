// Team mode: two or three teams of two cure the diseases together, and the team with the most prestige wins. LAB-TEAM-1 to LAB-TEAM-73
import type { OptionSpec } from '../../../../kernel/config.ts';
import type { Challenge } from '../../../../kernel/definition.ts';
import type { Module } from '../../../../kernel/types.ts';
import { awardDeck, awardRules } from './awards.ts';
import { areBonusCardsSound, bonusCards, bonusDeck } from './bonus.ts';
import { TEAM } from './checks.ts';
import { choiceRules, unchosen } from './choice.ts';
import { divisionOption, divisionRules, divisionThings } from './division.ts';
import { areGoalsSound, goalDeck, goals, goalsOption, goalThings, resampleGoals } from './goals.ts';
import { placingRules } from './placing.ts';
import { prestigeRules } from './prestige.ts';
import { teamPrices } from './prices.ts';
import { responseRules } from './response.ts';
import { teamRivalry } from './rivalry.ts';
import { teamSeats } from './seats.ts';
import { teamSetup } from './setup.ts';
import { teamShow } from './show.ts';
import { teamStationRules } from './stations.ts';
import { structureRules } from './structure.ts';
import { teamParts } from './turn.ts';
import { teamWinning } from './winning.ts';

/** A hand is known to the team, or to all; the introductory level makes no difference. LAB-TEAM-54 LAB-TEAM-63 */
const hands: OptionSpec = { name: 'hands', values: ['team', 'open'], usual: () => 'team' };

const goalRules: Module = {
  id: 'team-goals',
  fields: [goals],
  sound: areGoalsSound,
  resample: resampleGoals,
};

const bonusRules: Module = { id: 'team-bonus', sound: areBonusCardsSound };

export const team: Challenge = {
  id: TEAM,
  name: 'team mode',
  without: ['lab', 'solo', 'bio-terrorist'],
  players: [4, 6],
  leavesOut: { epidemicCards: ['hidden-pocket'] },
  // The last purple cube counts before somebody looks whether the game is won.
  rulesFirst: [awardRules],
  modules: [
    choiceRules,
    goalRules,
    bonusRules,
    placingRules,
    divisionRules,
    teamStationRules,
    teamPrices,
    structureRules,
    responseRules,
    teamWinning,
    prestigeRules,
    teamRivalry,
    teamShow,
  ],
  standIn: unchosen,
  options: [hands, goalsOption, divisionOption],
  decks: [goalDeck, bonusDeck, awardDeck],
  cardClasses: bonusCards,
  things: { goal: goalThings, division: divisionThings },
  parts: teamParts,
  setup: teamSetup,
  seats: teamSeats,
};

/** For the types of their commands. */
export type TeamRules = readonly [
  typeof choiceRules,
  typeof placingRules,
  typeof divisionRules,
  typeof structureRules,
  typeof responseRules,
];
