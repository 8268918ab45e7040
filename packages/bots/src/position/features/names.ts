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
  'players2',
  'players3',
  'players4',
  'players5',
  'epidemicsLeft',
  'epidemicChance',
  'epidemicNear',
  'turnsLeft',
  'turnsShort',
  'rate',
  'outbreaks',
  'outbreaksSquared',
  'outbreaksLate',
  'outbreaksNext',
  'outbreaksSoon',
  'outbreaksBottom',
  'ruinNext',
  'pressureNext',
  'pressureSoon',
  'pressureHot',
  'cities3',
  'cities2',
  'cities1',
  'hot3',
  'hot2',
  'hot1',
  'stray',
  'supplyLeast',
  'supplyShort',
  'ruinCubes',
  'places',
  'reached',
  'reachedSquared',
  'missing',
  'hopes',
  'hopeWorst',
  'outlook',
  'outlookLeast',
  'farFromHot',
  'nextNearHot',
  'handsFull',
  'handsUseful',
  'nextHand',
  'placeNear',
  'stored',
  'events',
] as const;

/** Of one goal; the goals stand in the order of how near they are, those that are reached last. */
export const GOAL_NAMES = [
  'reached',
  'gone',
  'lacks',
  'nearness',
  'second',
  'team',
  'spare',
  'hopeless',
  'sharing',
  'hope',
  'alone',
  'together',
  'ready',
  'readySteps',
  'readyNext',
  'holderSteps',
  'holderWait',
  'cubes',
  'supplyLow',
] as const;

export const TABLE = slotsOf(TABLE_NAMES);
export const GOAL = slotsOf(GOAL_NAMES);
