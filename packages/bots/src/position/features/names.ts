// What a bot looks at, by name and in order, and whether it speaks for a position or against it.

type Sign = 1 | -1;
/** Where each name stands in its list. */
type Slots<Name extends string> = Readonly<Record<Name, number>>;

function slotsOf<Name extends string>(signs: Readonly<Record<Name, Sign>>): Slots<Name> {
  // The keys are those of the record and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.keys(signs).map((name, index) => [name, index])) as Slots<Name>;
}

/** Of the whole table. */
const TABLE_SIGNS = {
  outbreaks: -1,
  dangerNow: -1,
  danger3: -1,
  danger2: -1,
  danger1: -1,
  dangerBottom: -1,
  farFromHot: -1,
  supplyShort: -1,
  places: 1,
  late: -1,
  deadline: -1,
  handsUseful: -1,
  progress: 1,
  stored: 1,
} as const;

/** Of one goal. */
const GOAL_SIGNS = {
  reached: 1,
  gone: 1,
  nearness: 1,
  team: 1,
  hopeless: -1,
  scarce: -1,
  spent: -1,
  placed: 1,
  readySteps: -1,
  readyNext: 1,
} as const;

export const TABLE = slotsOf(TABLE_SIGNS);
export const GOAL = slotsOf(GOAL_SIGNS);

/** A feature as the judge knows it: the name of its weight and its sign. */
export interface Feature {
  readonly name: string;
  readonly sign: Sign;
}

export const TABLE_FEATURES: readonly Feature[] = Object.entries(TABLE_SIGNS).map(([name, sign]) => ({
  name,
  sign,
}));
export const GOAL_FEATURES: readonly Feature[] = Object.entries(GOAL_SIGNS).map(([name, sign]) => ({
  name: `goal:${name}`,
  sign,
}));
/** Cubes of a goal that a table may do without. */
export const LEFT_FEATURE: Feature = { name: 'avoidable:left', sign: -1 };
/** Where goals take work: how much of it is done, and how far pawns are from where it goes on. */
const WORK_SIGNS = { done: 1, far: -1 } as const;
export const WORK = slotsOf(WORK_SIGNS);
export const WORK_FEATURES: readonly Feature[] = Object.entries(WORK_SIGNS).map(([name, sign]) => ({
  name: `work:${name}`,
  sign,
}));
/** Where enough diseases that are gone win: how near that is, and how near the single ones are. */
const GONE_SIGNS = { enough: 1, single: 1 } as const;
export const GONE = slotsOf(GONE_SIGNS);
export const GONE_FEATURES: readonly Feature[] = Object.entries(GONE_SIGNS).map(([name, sign]) => ({
  name: `gone:${name}`,
  sign,
}));
/** What is told of each goal, of that one. */
export const AVOIDABLE_FEATURES: readonly Feature[] = Object.entries(GOAL_SIGNS).map(([name, sign]) => ({
  name: `avoidable:${name}`,
  sign,
}));
