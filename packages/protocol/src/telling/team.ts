// What a view shows of team mode, read without trusting its shape: what is missing or of another kind is as if it were empty.
import type { View } from '@cordon/engine';

/** What a Goal card counts besides cures and eradications. */
const EXTRAS = ['station', 'special', 'deck', 'outbreaks', 'hand'] as const;
export type GoalExtra = (typeof EXTRAS)[number];

/** What the prestige of a team is made of, in the order in which it is told. */
export const PRESTIGE_PARTS = ['cures', 'eradications', ...EXTRAS, 'awards', 'bonus', 'last-purple'] as const;
export type PrestigePart = (typeof PRESTIGE_PARTS)[number];

/** What a Goal card is worth: prestige of a cure, of an eradication, and of so many of other things. */
interface GoalWorth {
  readonly cure: number;
  readonly eradication: number;
  readonly extras: readonly { readonly what: GoalExtra; readonly per: number; readonly prestige: number }[];
}

/** A Goal card as commands name it, and the word that says what it is worth. */
export interface GoalShown {
  readonly goal: string;
  readonly word: string;
}

export interface TeamShown {
  readonly team: number;
  readonly seats: readonly number[];
  readonly station: string | undefined;
  readonly awards: readonly string[];
  /** Where the viewer knows it. */
  readonly goal: GoalShown | undefined;
  readonly otherGoal: GoalShown | undefined;
  readonly offered: readonly string[];
  /** Once the teams have succeeded. */
  readonly prestige: Prestige | undefined;
  /** While the game runs, where the viewer knows the Goal card: what it would be if all succeeded as things stand. */
  readonly soFar: Prestige | undefined;
}

export interface Prestige {
  readonly total: number;
  /** What it is made of, in the order in which it is told. */
  readonly parts: readonly (readonly [PrestigePart, number])[];
}

export interface TeamsShown {
  readonly active: number;
  readonly teams: readonly TeamShown[];
  readonly awardsLeft: readonly string[];
  readonly division: string | undefined;
  /** Bonus card to its word. */
  readonly bonusCards: Readonly<Record<string, string>>;
}

/** A Bonus card: without a colour it is a Similar Genetic Structure. */
export interface BonusWorth {
  readonly colour: string | undefined;
  readonly prestige: number;
}

type Shown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function goalIn(value: unknown): GoalShown | undefined {
  if (!isRecord(value)) return undefined;
  const [goal, word] = [wordIn(value['goal']), wordIn(value['word'])];
  return goal === undefined || word === undefined ? undefined : { goal, word };
}

function prestigeIn(value: unknown): Prestige | undefined {
  if (!isRecord(value)) return undefined;
  const parts = isRecord(value['parts']) ? value['parts'] : {};
  const numbers = Object.entries(parts).map(([part, prestige]) => [part, numberIn(prestige)] as const);
  return { total: numberIn(value['total']), parts: prestigeParts(Object.fromEntries(numbers)) };
}

function teamIn(value: unknown): TeamShown[] {
  if (!isRecord(value)) return [];
  const { team, seats, station, awards, goal, otherGoal, offered, prestige, soFar } = value;
  return [
    {
      team: numberIn(team),
      seats: Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : [],
      station: wordIn(station),
      awards: wordsIn(awards),
      goal: goalIn(goal),
      otherGoal: goalIn(otherGoal),
      offered: wordsIn(offered),
      prestige: prestigeIn(prestige),
      soFar: prestigeIn(soFar),
    },
  ];
}

/** Undefined at a table that doesn't play in teams. */
export function teamsShown({ shows }: Pick<View, 'shows'>): TeamsShown | undefined {
  const shown = shows['team'];
  if (!isRecord(shown)) return undefined;
  const { active, teams, awardsLeft, division, bonusCards } = shown;
  return {
    active: numberIn(active),
    teams: Array.isArray(teams) ? teams.flatMap(teamIn) : [],
    awardsLeft: wordsIn(awardsLeft),
    division: wordIn(division),
    bonusCards: isRecord(bonusCards)
      ? Object.fromEntries(
          Object.entries(bonusCards).flatMap(([card, word]) =>
            typeof word === 'string' ? [[card, word]] : [],
          ),
        )
      : {},
  };
}

const GOAL = /^c(?<cure>\d)-e(?<eradication>\d)(?<extras>.*)$/u;
const EXTRA = /-(?<what>[a-z]+)(?:(?<per>\d+)x)?(?<prestige>\d)/gu;

/** Reads “c2-e4-station1” or “c4-e1-deck3x1”. */
export function goalWorth(word: string): GoalWorth {
  const groups = GOAL.exec(word)?.groups ?? {};
  const extras = [...(groups['extras'] ?? '').matchAll(EXTRA)].flatMap(({ groups: extra = {} }) => {
    const what = EXTRAS.find((one) => one === extra['what']);
    return what === undefined
      ? []
      : [{ what, per: Number(extra['per'] ?? 1), prestige: Number(extra['prestige']) }];
  });
  return { cure: Number(groups['cure'] ?? 0), eradication: Number(groups['eradication'] ?? 0), extras };
}

const BONUS = /^(?:rrt-(?<colour>[a-z]+)|sgs)-(?<prestige>\d)$/u;

/** Reads “rrt-red-1” or “sgs-2”; undefined for anything else. */
export function bonusWorth(word: string | undefined): BonusWorth | undefined {
  const groups = BONUS.exec(word ?? '')?.groups;
  return groups && { colour: groups['colour'], prestige: Number(groups['prestige']) };
}

/** An award: a cure or an eradication of a colour, or a special one by its name. */
export function awardParts(award: string): { readonly what: string; readonly colour: string } {
  const [what = '', colour = ''] = award.split('-');
  return what === 'cure' || what === 'eradication' ? { what, colour } : { what: award, colour: '' };
}

/** What the prestige of a team is made of, without what gave none. */
export function prestigeParts(parts: Readonly<Record<string, number>>): (readonly [PrestigePart, number])[] {
  return PRESTIGE_PARTS.flatMap((part) => ((parts[part] ?? 0) > 0 ? [[part, parts[part]!] as const] : []));
}
