// What a bot looks at, by name and in order.

/** Where each name stands in its list. */
export type Slots<Names extends readonly string[]> = { readonly [Name in Names[number]]: number };

function slotsOf<const Names extends readonly string[]>(names: Names): Slots<Names> {
  // The keys are the names of the list and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name, index) => [name, index])) as unknown as Slots<Names>;
}

/** Of the whole table. */
export const TABLE_NAMES = [
  'outbreaks',
  'dangerNow',
  'danger3',
  'danger2',
  'danger1',
  'dangerBottom',
  'farFromHot',
  'supplyShort',
  'places',
  'late',
  'handsUseful',
  'progress',
  'stored',
] as const;

/** Of one goal. */
export const GOAL_NAMES = [
  'reached',
  'gone',
  'nearness',
  'team',
  'hopeless',
  'scarce',
  'spent',
  'placed',
  'readySteps',
  'readyNext',
] as const;

export const TABLE = slotsOf(TABLE_NAMES);
export const GOAL = slotsOf(GOAL_NAMES);
