// Goal cards: what cures, eradications and other things are worth to a team. A team sees its own, nobody those that are left in the box; when the
// game is over all are shown. “c2-e4-station1” gives 2 for a cure, 4 for an eradication and 1 for each research station; “deck3x1” gives 1 for
// every 3 cards. LAB-TEAM-4 LAB-TEAM-48 LAB-TEAM-53 LAB-TEAM-55 LAB-TEAM-69
import type { OptionSpec } from '../../../../kernel/config.ts';
import { cellsOf, defineField } from '../../../../kernel/field.ts';
import { shuffle } from '../../../../kernel/random.ts';
import { between } from '../../../../kernel/ranges.ts';
import { confidants } from '../../../../kernel/seating.ts';
import { type Seat, type Sight, type State } from '../../../../kernel/types.ts';
import type { TeamFact } from './facts.ts';
import { firstOf, knowsTeam, teamCount, teamsIn } from './seats.ts';
import { deckOfWords } from './words.ts';

const DECK = 'goals';
const GOAL_CARDS = 8;
/** Cards that lie before a team: the one that counts, and one that it has put back or may still keep. */
const SLOTS = 2;

/** What a Goal card may count besides cures and eradications, in the order in which it is written. */
export const EXTRAS = ['station', 'special', 'deck', 'outbreaks', 'hand'] as const;
export type Extra = (typeof EXTRAS)[number];

interface Worth {
  /** So many of a thing are worth so much. */
  readonly per: number;
  readonly prestige: number;
}

interface Goal {
  readonly cure: number;
  readonly eradication: number;
  readonly extras: Readonly<Partial<Record<Extra, Worth>>>;
}

const USUAL =
  'c2-e6 c4-e1-deck3x1 c2-e4-station1 c3-e3-special2 c4-e2-special1 c3-e4 c4-e1-outbreaks2x1 c3-e2-hand1';

const READABLE = /^c(?<cure>\d)-e(?<eradication>\d)(?<extras>(?:-[a-z]{1,9}(?:[1-9]\d?x)?\d){0,5})$/u;
const EXTRA = /^(?<what>[a-z]+)(?:(?<per>\d+)x)?(?<prestige>\d)$/u;

function parse(word: string): Goal | undefined {
  const groups = READABLE.exec(word)?.groups;
  if (groups === undefined) return undefined;
  const extras: Partial<Record<Extra, Worth>> = {};
  for (const part of (groups['extras'] ?? '').split('-').filter((text) => text !== '')) {
    const { what = '', per = '1', prestige = '' } = EXTRA.exec(part)?.groups ?? {};
    const extra = EXTRAS.find((name) => name === what);
    if (extra === undefined || extras[extra] !== undefined) return undefined;
    extras[extra] = { per: Number(per), prestige: Number(prestige) };
  }
  return { cure: Number(groups['cure']), eradication: Number(groups['eradication']), extras };
}

function spell({ cure, eradication, extras }: Goal): string {
  const others = EXTRAS.flatMap((extra) => {
    const worth = extras[extra];
    if (worth === undefined) return [];
    const per = worth.per === 1 ? '' : `${String(worth.per)}x`;
    return `-${extra}${per}${String(worth.prestige)}`;
  });
  return `c${String(cure)}-e${String(eradication)}${others.join('')}`;
}

/** Cells of a card: cure, eradication, then for each extra how many are worth how much. */
const CELLS = 2 + 2 * EXTRAS.length;

export const goalDeck = deckOfWords<Goal>({
  name: DECK,
  usual: USUAL.split(' '),
  like: 'like c2-e4-station1: prestige of a cure, of an eradication, then of other things',
  parse,
  spell,
  numbers: ({ cure, eradication, extras }) => [
    cure,
    eradication,
    ...EXTRAS.flatMap((extra) => [extras[extra]?.per ?? 1, extras[extra]?.prestige ?? 0]),
  ],
});

export const goalThings = {
  what: 'a Goal card',
  names: Array.from({ length: GOAL_CARDS }, (_, goal) => `goal-${String(goal + 1)}`),
} as const;

export const goalName = (goal: number): string => goalThings.names[goal]!;
export const goalWord = ({ game }: State, goal: number): string => game.config.decks![DECK]![goal]!;

const cellOfGoal = ({ game }: State, goal: number, cell: number): number =>
  game.decks[DECK]![goal * CELLS + cell]!;
export const worthOfCure = (s: State, goal: number): number => cellOfGoal(s, goal, 0);
export const worthOfEradication = (s: State, goal: number): number => cellOfGoal(s, goal, 1);

/** What a Goal card gives for so many of a thing. */
export function worthOfExtra(s: State, goal: number, extra: number, count: number): number {
  const [per, prestige] = [cellOfGoal(s, goal, 2 + 2 * extra), cellOfGoal(s, goal, 3 + 2 * extra)];
  return Math.floor(count / per) * prestige;
}

/** LAB-TEAM-55 */
export const goalsOption: OptionSpec = { name: 'goals', values: ['one', 'two'], usual: () => 'one' };
export const choosesGoal = ({ game }: State): boolean => game.config.options[goalsOption.name] === 'two';

/** goals[team * SLOTS + slot]: cards plus one. */
export const goals = defineField(
  'team.goals',
  (shape) => teamsIn(shape) * SLOTS,
  (from, viewer, to) => {
    const at = cellsOf(from, goals);
    for (let team = 0; team < teamCount(from); team++) {
      if (!knowsTeam(from, viewer, team)) continue;
      for (let slot = 0; slot < SLOTS; slot++)
        to.cells[at + team * SLOTS + slot] = from.cells[at + team * SLOTS + slot]!;
    }
  },
  between(0, GOAL_CARDS),
);

const cellOf = (s: State, team: number, slot: number): number => cellsOf(s, goals) + team * SLOTS + slot;

/** The Goal card that counts for a team, -1 in a sight that does not know it. */
export const goalOf = (s: State, team: number): number => s.cells[cellOf(s, team, 0)]! - 1;
/** The other one that it was dealt, or -1. */
export const otherGoalOf = (s: State, team: number): number => s.cells[cellOf(s, team, 1)]! - 1;

const scratch = new Int32Array(GOAL_CARDS);

export function dealGoals(s: State): void {
  for (let goal = 0; goal < GOAL_CARDS; goal++) scratch[goal] = goal;
  shuffle(s.random, scratch, 0, GOAL_CARDS);
  let next = 0;
  for (let team = 0; team < teamCount(s); team++) {
    const from = next;
    next += choosesGoal(s) ? SLOTS : 1;
    for (let at = from; at < next; at++) s.cells[cellOf(s, team, at - from)] = scratch[at]! + 1;
    s.sink?.({
      fact: 'goalsDealt',
      team: team + 1,
      goals: Array.from(scratch.subarray(from, next), (goal) => goalWord(s, goal)),
      audience: confidants(s, firstOf(team)),
    } satisfies TeamFact);
  }
}

/** A team keeps one of its two Goal cards. */
export function keepGoal(s: State, team: number, goal: number): void {
  if (goalOf(s, team) === goal) return;
  s.cells[cellOf(s, team, 1)] = s.cells[cellOf(s, team, 0)]!;
  s.cells[cellOf(s, team, 0)] = goal + 1;
}

/** Deals the Goal cards that a viewer does not know from those that may lie there. */
export function resampleGoals(to: State, _sight: Sight, random: Int32Array): void {
  const at = cellsOf(to, goals);
  const slots = teamCount(to) * SLOTS;
  let count = 0;
  for (let goal = 0; goal < GOAL_CARDS; goal++)
    if (!to.cells.subarray(at, at + slots).includes(goal + 1)) scratch[count++] = goal;
  shuffle(random, scratch, 0, count);
  for (let slot = 0; slot < slots; slot++) {
    const isDealt = slot % SLOTS === 0 || choosesGoal(to);
    if (isDealt && to.cells[at + slot] === 0) to.cells[at + slot] = scratch[--count]! + 1;
  }
}

/** Every team has been dealt as many as it should, all of them different. */
export function areGoalsSound(s: State): boolean {
  const found = new Set<number>();
  for (let team = 0; team < teamCount(s); team++) {
    const [kept, other] = [goalOf(s, team), otherGoalOf(s, team)];
    if (kept < 0 || other >= 0 !== choosesGoal(s)) return false;
    found.add(kept);
    if (other >= 0) found.add(other);
  }
  return found.size === teamCount(s) * (choosesGoal(s) ? SLOTS : 1);
}

/** For the seat's own eyes. */
export const isOwnGoal = (s: State, seat: Seat, goal: number): boolean =>
  [goalOf(s, s.game.sides[seat]!), otherGoalOf(s, s.game.sides[seat]!)].includes(goal);
