// What decides which team wins, for players that know no game: the prestige of each as things stand, and what a cure and an eradication would bring
// it. A team knows its own Goal card; those of others count as they are on average. LAB-TEAM-47 to LAB-TEAM-49 LAB-TEAM-53
import { ENDINGS, type Module, type Rivalry, type State } from '../../../../kernel/types.ts';
import { specialsWith } from './awards.ts';
import {
  EXTRAS,
  goalOf,
  goalThings,
  otherGoalOf,
  worthOfCure,
  worthOfEradication,
  worthOfExtra,
} from './goals.ts';
import { countOf, partsBy } from './prestige.ts';
import { teamCount } from './seats.ts';

const SPECIALS = EXTRAS.indexOf('special');
const WON = ENDINGS.indexOf('won');
const GOALS = [...goalThings.names.keys()];

/** The Goal cards that a team may have, as another one can tell, or as it knows itself; when all have succeeded they lie open. */
function goalsOf(s: State, team: number, knower: number): readonly number[] {
  if ((team === knower || s.over === WON) && goalOf(s, team) >= 0) return [goalOf(s, team)];
  return GOALS.filter((goal) => goal !== goalOf(s, knower) && goal !== otherGoalOf(s, knower));
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** The prestige of a team by each Goal card that it may have. */
function totalsOf(s: State, team: number, knower: number): number[] {
  const counted = countOf(s, team);
  return goalsOf(s, team, knower).map((goal) => sum(partsBy(s, goal, counted)));
}

function meanBy(goals: readonly number[], worth: (goal: number) => number): number {
  return goals.reduce((total, goal) => total + worth(goal), 0) / goals.length;
}

/** What a cure or an eradication is worth with the special awards that come with it. */
function worthOf(
  s: State,
  team: number,
  knower: number,
  what: 'cure' | 'eradication',
  colour: number,
): number {
  const { count, printed } = specialsWith(s, what, colour);
  const usual = what === 'cure' ? worthOfCure : worthOfEradication;
  const goals = goalsOf(s, team, knower);
  return printed + meanBy(goals, (goal) => usual(s, goal) + worthOfExtra(s, goal, SPECIALS, count));
}

const rivalry: Rivalry = {
  points(s, side, knower) {
    const totals = totalsOf(s, side, knower);
    return sum(totals) / totals.length;
  },
  forReaching: (s, side, knower, goal) => worthOf(s, side, knower, 'cure', goal),
  forGone: (s, side, knower, goal) => worthOf(s, side, knower, 'eradication', goal),
  unbeaten(s, side) {
    const [own] = totalsOf(s, side, side);
    let share = 1;
    for (let other = 0; other < teamCount(s); other++) {
      if (other === side) continue;
      const totals = totalsOf(s, other, side);
      share *= totals.filter((total) => total <= own!).length / totals.length;
    }
    return share;
  },
};

export const teamRivalry: Module = { id: 'team-rivalry', rivalry };
