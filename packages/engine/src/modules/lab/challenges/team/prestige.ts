// When the teams succeed they show their Goals and count their prestige: awards by the Goal card, what is printed on special ones, what else the Goal
// counts, Bonus cards in hand. The team with the most wins; equal teams share. When they lose nobody wins. LAB-TEAM-44 LAB-TEAM-47 to LAB-TEAM-49
// LAB-TEAM-69 LAB-TEAM-72
import { cellsOf, defineField } from '../../../../kernel/field.ts';
import { answer } from '../../../../kernel/points.ts';
import { between } from '../../../../kernel/ranges.ts';
import { ENDINGS, NO_CARD, type Module, type State } from '../../../../kernel/types.ts';
import { isEvent, nextHeld } from '../../../../ops/cards.ts';
import { gameEnded } from '../../../../ops/markers.ts';
import { stationCount } from '../../../base/stations.ts';
import { awardCounts, printedPrestige, removedLastPurple } from './awards.ts';
import { isBonus, nextBonus, prestigeInHand } from './bonus.ts';
import type { TeamFact } from './facts.ts';
import { EXTRAS, goalOf, goalWord, worthOfCure, worthOfEradication, worthOfExtra } from './goals.ts';
import { membersOf, teamCount, teamOf, teamsIn } from './seats.ts';

/** What the prestige of a team is made of, in the order of its cells. */
const PARTS = ['cures', 'eradications', ...EXTRAS, 'awards', 'bonus', 'last-purple'] as const;
const LAST_PURPLE = 4;
const MOST = 999;

/** score[team * PARTS + part]: 0 until the teams have succeeded. */
const score = defineField('team.score', (shape) => teamsIn(shape) * PARTS.length, 'public', between(0, MOST));

const WON = ENDINGS.indexOf('won');

/** Event and Bonus cards in the hands of a team. */
function cardsKept(s: State, team: number): number {
  let count = 0;
  for (const seat of membersOf(team))
    for (let card = nextHeld(s, seat, -1); card !== NO_CARD; card = nextHeld(s, seat, card))
      if (isEvent(s, card) || isBonus(s, card)) count++;
  return count;
}

function bonusPrestige(s: State, team: number): number {
  let sum = 0;
  for (const seat of membersOf(team))
    for (let card = nextBonus(s, seat, -1); card !== NO_CARD; card = nextBonus(s, seat, card))
      sum += prestigeInHand(s, card);
  return sum;
}

/** How many there are of what a Goal card may count, in the order of EXTRAS. */
function countsOf(s: State, team: number): readonly number[] {
  const spacesLeft = s.game.outbreakLimit - 1 - s.outbreaks;
  return [
    stationCount(s),
    awardCounts(s, team).specials,
    s.playerDeck.size,
    Math.max(0, spacesLeft),
    cardsKept(s, team),
  ];
}

/** What of a team counts, whatever its Goal card gives for it. */
export interface Counted {
  readonly cures: number;
  readonly eradications: number;
  /** In the order of EXTRAS. */
  readonly extras: readonly number[];
  readonly awards: number;
  readonly bonus: number;
  readonly lastPurple: number;
}

/** What a team has to show if all succeeded as things stand. */
export function countOf(s: State, team: number): Counted {
  const { cures, eradications } = awardCounts(s, team);
  return {
    cures,
    eradications,
    extras: countsOf(s, team),
    awards: printedPrestige(s, team),
    bonus: bonusPrestige(s, team),
    lastPurple: removedLastPurple(s, team) ? LAST_PURPLE : 0,
  };
}

/** The prestige of what was counted by a Goal card, part by part. */
export function partsBy(s: State, goal: number, counted: Counted): readonly number[] {
  const { cures, eradications, extras, awards, bonus, lastPurple } = counted;
  return [
    cures * worthOfCure(s, goal),
    eradications * worthOfEradication(s, goal),
    ...extras.map((count, extra) => worthOfExtra(s, goal, extra, count)),
    awards,
    bonus,
    lastPurple,
  ];
}

/** The prestige of a team part by part. */
const partsOf = (s: State, team: number): readonly number[] => partsBy(s, goalOf(s, team), countOf(s, team));

const cellOf = (s: State, team: number): number => cellsOf(s, score) + team * PARTS.length;

const scoreOf = (s: State, team: number): Int32Array =>
  s.cells.subarray(cellOf(s, team), cellOf(s, team) + PARTS.length);

export interface Prestige {
  readonly total: number;
  /** What it is made of; what gave none is left out. */
  readonly parts: Readonly<Record<string, number>>;
}

function sumOf(cells: readonly number[]): Prestige {
  const parts = cells.map((prestige, part) => [PARTS[part]!, prestige] as const);
  return {
    total: cells.reduce((sum, prestige) => sum + prestige, 0),
    parts: Object.fromEntries(parts.filter(([, prestige]) => prestige > 0)),
  };
}

/** What the prestige of a team came to. */
export const prestigeOf = (s: State, team: number): Prestige => sumOf([...scoreOf(s, team)]);

/** What a team would have if all succeeded as things stand, for those who know its Goal card and its hands. */
export const prestigeSoFar = (s: State, team: number): Prestige => sumOf(partsOf(s, team));

function countPrestige(s: State): void {
  if (s.over !== WON) return;
  for (let team = 0; team < teamCount(s); team++) {
    s.cells.set(partsOf(s, team), cellOf(s, team));
    s.sink?.({
      fact: 'goalRevealed',
      team: team + 1,
      goal: goalWord(s, goalOf(s, team)),
    } satisfies TeamFact);
    s.sink?.({ fact: 'prestigeCounted', team: team + 1, ...prestigeOf(s, team) } satisfies TeamFact);
  }
}

/** The members of the teams with the most prestige, as bits; nobody unless the teams have succeeded. */
function winners(s: State): number {
  if (s.over !== WON) return 0;
  const totals = Array.from({ length: teamCount(s) }, (_, team) => prestigeOf(s, team).total);
  const most = Math.max(...totals);
  let bits = 0;
  for (let seat = 0; seat < s.game.shape.seats; seat++)
    if (totals[teamOf(s, seat)] === most) bits |= 1 << seat;
  return bits;
}

/** Counted when the teams have succeeded, and only then. */
function isSound(s: State): boolean {
  for (let team = 0; team < teamCount(s); team++) {
    const expected = s.over === WON ? partsOf(s, team) : PARTS.map(() => 0);
    if (scoreOf(s, team).some((prestige, part) => prestige !== expected[part])) return false;
  }
  return true;
}

export const prestigeRules: Module = {
  id: 'team-prestige',
  fields: [score],
  sound: isSound,
  winners,
  points: [answer(gameEnded, countPrestige)],
};
