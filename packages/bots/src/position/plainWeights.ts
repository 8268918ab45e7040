// Weights set by hand, in points of which four make the odds e times as good.
import type { Weights } from './weights.ts';

const POINTS: Weights = {
  outbreaks: 1,
  dangerNow: 1.44,
  danger3: 2,
  danger2: 0.9,
  danger1: 0.25,
  dangerBottom: 3,
  farFromHot: 0.12,
  supplyShort: 5.8,
  places: 1,
  late: 0.9,
  deadline: 8,
  handsUseful: 0.4,
  progress: 14,
  'goal:reached': 16,
  'goal:gone': 1,
  'goal:nearness': 8,
  'goal:team': 0.1,
  'goal:hopeless': 60,
  'goal:scarce': 1.5,
  'goal:spent': 0.15,
  'goal:placed': 5,
  'goal:readySteps': 0.16,
  'goal:readyNext': 0.4,
  'event:airlift': 1,
  'event:forecast': 1,
  'event:government-grant': 1,
  'event:one-quiet-night': 1,
  'event:resilient-population': 1,
  stored: 0.2,
};

/** Of whole hands and boards: shares of something, so that they are no points. */
const CONSTANTS: Weights = {
  lacking1: 0.5,
  lacking2: 0.26,
  lacking3: 0.14,
  lacking4: 0.055,
  gift: 0.35,
  giftAgain: 0.5,
  giftSteps: 3,
  turnsPerCard: 0.45,
  spareTurns: 2,
  places2: 0.5,
  places3: 0.3,
  places4: 0.1,
  quiet: 0.2,
  stray: 0.1,
  reachedShare: 0.6,
  fullBeside: 0.8,
  twoBeside: 0.12,
  soonBefore: 0.62,
  soonAfter: 0.6,
  onceNow: 0.2,
  onceSoon: 0.6,
  outbreakGrowth: 1.3,
  pressure: 0.7,
};

const SCALE = 4;

export const PLAIN_WEIGHTS: Weights = {
  ...Object.fromEntries(Object.entries(POINTS).map(([name, points]) => [name, points / SCALE])),
  ...CONSTANTS,
};
