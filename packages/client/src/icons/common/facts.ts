// What can happen in every game, by the name of the fact.
import type { Drawing, Drawings } from '../drawing.ts';
import { box, BUBBLE, burst, disc, head, pawn, rays, sparkle, virus } from '../shapes.ts';
import { COMMON_KINDS } from './kinds.ts';
import { BURST, DISCARD, DRAW, GIVE, ORDER, PREVENTED } from './marks.ts';

const CUBE = { line: 'M3 13 6.5 9.5H16V18.5L12.5 22', solid: 'M3 13.5h9V22H3Z' };
const EYE = 'M1.5 12C4 7.5 7.5 5 12 5s8 2.5 10.5 7c-2.5 4.5-6 7-10.5 7S4 16.5 1.5 12Z';

const LAUREL =
  'M18.3 13.5 21.8 9.8M17.3 17.7 22 15.8M14.2 21 19.2 20.7M5.7 13.5 2.2 9.8M6.7 17.7 2 15.8M9.8 21 4.8 20.7';
export const WON: Drawing = {
  line: LAUREL,
  solid: burst(12, 9, 7, 3, 5),
};
const LOST: Drawing = {
  line: disc(12, 12, 10),
  solid: 'M14 3.5 8.5 9.5 14.5 12.5 10 20.5A8.7 8.7 0 0 0 14 3.5Z',
};
const CROSSED_CARD: Drawing = { line: `${box(4.5, 1.5, 15, 21, 2)}M9 9l6 6M15 9l-6 6` };
export const FLAG: Drawing = { line: 'M4.5 22.5V2', solid: 'M6.5 3.5h14l-3.5 5 3.5 5h-14Z' };
const looked: Drawing = { line: EYE, solid: disc(12, 12, 3) };
const infection = COMMON_KINDS.infect ?? {};
const pin: Drawing = {
  line: 'M3 17.5q-1.5 1-1.5 2c0 2 4.5 3 10.5 3s10.5-1 10.5-3q0-1-1.5-2',
  solid: pawn(12, 18.5),
};

export const COMMON_FACTS: Drawings = {
  roleDealt: { line: box(3.5, 1.5, 17, 21, 2), solid: pawn(12, 18.8) },
  roleChanged: { line: `${box(3.5, 1.5, 17, 21, 2)}M7 5h4M13 5h4`, solid: pawn(12, 18.8) },
  firstPlayer: FLAG,
  // The sun rises.
  turnBegan: {
    line: `M1.5 20.5h21${rays(12, 17, 9, 11, [-72, -36, 0, 36, 72])}`,
    solid: 'M5.5 17a6.5 6.5 0 0 1 13 0Z',
  },
  placed: { line: `${CUBE.line}M19 1.5v6M16 4.5h6`, solid: CUBE.solid },
  removed: { line: `${CUBE.line}M15.5 3.5h7`, solid: CUBE.solid },
  cubeMoved: { line: `${CUBE.line}M10 3.5h8`, solid: `${CUBE.solid}${head(22.5, 3.5, 0, 0.7)}` },
  prevented: PREVENTED,
  outbreak: BURST,
  moved: COMMON_KINDS.drive ?? {},
  pawnPlaced: pin,
  dealt: DRAW,
  drew: DRAW,
  dealtCard: DRAW,
  drewCard: DRAW,
  tookFromDiscard: { line: `${DISCARD.line ?? ''}M12 17.5V8`, solid: head(12, 2.5, -90, 1.2) },
  discarded: DISCARD,
  removedFromGame: CROSSED_CARD,
  shared: GIVE,
  asked: { line: `${BUBBLE}M9.5 8.2A2.6 2.6 0 1 1 12 11v.5`, solid: disc(12, 14, 0.8) },
  answered: { line: `${BUBBLE}M8 10l3 3 5-6` },
  eventPlayed: { line: box(3.5, 1.5, 17, 21, 2), solid: sparkle(12, 12, 5.6) },
  eventStays: { line: `${box(3.5, 1.5, 17, 21, 2)}M8 18h8`, solid: sparkle(12, 10, 4.6) },
  eventEnded: { line: `${box(3.5, 1.5, 17, 21, 2)}M8 8l8 8M16 8l-8 8` },
  epidemicDrawn: {
    line: 'M5 3.5a11.5 11.5 0 0 0 0 17M19 3.5a11.5 11.5 0 0 1 0 17',
    solid: virus(12, 12, 0.78),
  },
  specialDrawn: { line: box(3.5, 1.5, 17, 21, 2), solid: virus(12, 12, 0.6) },
  specialDiscarded: DISCARD,
  rateMoved: { line: 'M2 18a10 10 0 0 1 20 0M12 18 16 10.5', solid: disc(12, 18, 2.6) },
  infectionDrawn: infection,
  infectionDiscarded: DISCARD,
  infectionRemoved: CROSSED_CARD,
  specialInfectionDrawn: infection,
  specialInfectionDiscarded: DISCARD,
  infectionSkipped: {
    line: box(3.5, 1.5, 17, 21, 2),
    solid: 'M12.5 6.5A5.8 5.8 0 1 0 16.8 14.5 5.2 5.2 0 0 1 12.5 6.5Z',
  },
  intensified: {
    line: 'M2.5 17.5 12 22.3l9.5-4.8M12 1.8V3',
    solid: `M12 10.5 21.5 14 12 18 2.5 14Z${head(12, 8.5, 90, 0.9)}`,
  },
  lookedAt: looked,
  saw: looked,
  reordered: ORDER,
  over: FLAG,
  won: WON,
  lost: LOST,
};
