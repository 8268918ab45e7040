// What teams do differently: sharing a card with another team takes two actions; with three teams a cure takes one card fewer. LAB-TEAM-26
// LAB-TEAM-30 LAB-TEAM-68
import { answer } from '../../../../kernel/points.ts';
import type { Module } from '../../../../kernel/types.ts';
import { shareCost } from '../../../../rules/share.ts';
import { cureCards } from '../../../base/cure.ts';
import { teamCount, teamOf } from './seats.ts';

const MOST_TEAMS = 3;

export const teamPrices: Module = {
  id: 'team-prices',
  points: [
    answer(shareCost, (s, seat, cost, other) => (teamOf(s, seat) === teamOf(s, other) ? cost : cost + 1)),
    answer(cureCards, (s, _seat, count) => (teamCount(s) === MOST_TEAMS ? count - 1 : count)),
  ],
};
