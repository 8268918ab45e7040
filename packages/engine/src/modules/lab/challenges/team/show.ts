// What team mode shows, all in one place. Teams are counted from 1; what a viewer does not know is left out.
import { ENDINGS, NO_CITY, type Module, type State } from '../../../../kernel/types.ts';
import { awardsLeft, awardsOf } from './awards.ts';
import { bonusClass, bonusWord } from './bonus.ts';
import { rolesBefore } from './choice.ts';
import { divisionNow } from './division.ts';
import { goalName, goalOf, goalWord, otherGoalOf } from './goals.ts';
import { prestigeOf, prestigeSoFar, type Prestige } from './prestige.ts';
import { activeTeam, membersOf, teamCount } from './seats.ts';
import { stationOf } from './stations.ts';

/** A Goal card as commands name it, and its word. */
export interface GoalView {
  readonly goal: string;
  readonly word: string;
}

/** One team. */
export interface TeamView {
  readonly team: number;
  /** Its members, counted from 1 in seating order. */
  readonly seats: readonly number[];
  /** The city of its research station; absent until it is placed. */
  readonly station?: string;
  readonly awards: readonly string[];
  /** The Goal card that counts, where the viewer knows it. */
  readonly goal?: GoalView;
  /** Of two Goal cards the one it may still keep, or has put back. */
  readonly otherGoal?: GoalView;
  /** The roles that it picks from, those first that are picked; only while it does, and only to the team. */
  readonly offered?: readonly string[];
  /** Once the teams have succeeded. */
  readonly prestige?: Prestige;
  /** While the game runs, and only where the viewer knows the Goal card: what it would be if all succeeded as things stand. */
  readonly soFar?: Prestige;
}

/** What view.shows.team holds. */
export interface TeamsView {
  /** The team whose turn it is. */
  readonly active: number;
  readonly teams: readonly TeamView[];
  /** Awards that nobody has taken. */
  readonly awardsLeft: readonly string[];
  /** How the actions of this turn are divided; absent while that is not settled. */
  readonly division?: string;
  /** Bonus card to its word. */
  readonly bonusCards: Readonly<Record<string, string>>;
}

const WON = ENDINGS.indexOf('won');

const goalView = (s: State, goal: number): GoalView => ({ goal: goalName(goal), word: goalWord(s, goal) });

function teamView(s: State, team: number): TeamView {
  const [station, goal, other] = [stationOf(s, team), goalOf(s, team), otherGoalOf(s, team)];
  const roles = rolesBefore(s, team);
  return {
    team: team + 1,
    seats: membersOf(team).map((seat) => seat + 1),
    ...(station === NO_CITY ? {} : { station: s.game.cityIds[station]! }),
    awards: awardsOf(s, team),
    ...(goal < 0 ? {} : { goal: goalView(s, goal) }),
    ...(other < 0 ? {} : { otherGoal: goalView(s, other) }),
    ...(roles.length === 0 ? {} : { offered: roles.map((role) => s.game.roleIds[role]!) }),
    ...(s.over === WON ? { prestige: prestigeOf(s, team) } : {}),
    ...(s.over === 0 && goal >= 0 ? { soFar: prestigeSoFar(s, team) } : {}),
  };
}

function teamsView(s: State): TeamsView {
  const { first, end } = bonusClass(s);
  const division = divisionNow(s);
  const cards = Array.from({ length: end - first }, (_, index) => first + index);
  return {
    active: activeTeam(s) + 1,
    teams: Array.from({ length: teamCount(s) }, (_, team) => teamView(s, team)),
    awardsLeft: awardsLeft(s),
    ...(division === undefined ? {} : { division }),
    bonusCards: Object.fromEntries(cards.map((card) => [s.game.cardIds[card]!, bonusWord(s, card)])),
  };
}

export const teamShow: Module = { id: 'team-show', show: (s) => ({ team: teamsView(s) }) };
