// Weights set by hand: what a game is judged by before anything was learned about it.
import type { Weights } from './network.ts';

const MOST_COLOURS = 5;

const GOAL: Readonly<Record<string, number>> = {
  reached: 3.5,
  gone: 0.3,
  nearness: 2,
  second: 0.15,
  team: 0.3,
  hopeless: -15,
  spare: 0.5,
  sharing: 0.7,
  readySteps: -0.3,
  supplyLow: -0.2,
};

export const PLAIN_WEIGHTS: Weights = {
  bias: -4,
  linear: {
    outbreaks: -1,
    outbreaksSquared: -2,
    outbreaksLate: -1,
    outbreaksNext: -2.5,
    outbreaksSoon: -1,
    outbreaksBottom: -0.5,
    ruinNext: -6,
    cities3: -0.4,
    cities2: -0.3,
    cities1: -0.1,
    hot3: -1.1,
    hot2: -0.6,
    hot1: -0.2,
    farFromHot: -0.35,
    supplyShort: -1.4,
    ruinCubes: -1,
    places: 1,
    turnsShort: -0.9,
    handsUseful: -0.4,
    events: 1.6,
    ...Object.fromEntries(
      Array.from({ length: MOST_COLOURS }, (_, slot) =>
        Object.entries(GOAL).map(([name, weight]) => [`goal${String(slot + 1)}:${name}`, weight] as const),
      ).flat(),
    ),
  },
  hidden: {},
  hiddenBias: [],
  output: [],
};
