// What can happen in Iberia alone.
import type { Drawings } from '../drawing.ts';
import { PREVENTED } from '../common/marks.ts';
import { box, disc, virus } from '../shapes.ts';
import { IBERIA_EVENTS } from './events.ts';
import { BED, HOSPITAL, MORTAR, PURIFIED, RAIL, SPENT, STAY } from './kinds.ts';

export const IBERIA_FACTS: Drawings = {
  railLaid: RAIL,
  hospitalBuilt: HOSPITAL,
  researched: MORTAR,
  waterPurified: PURIFIED,
  tokenSpent: SPENT,
  preventionMoved: PREVENTED,
  actionsGranted: IBERIA_EVENTS['one-more-day'] ?? {},
  stayed: STAY,
  goodSeasonBegan: IBERIA_EVENTS['good-season'] ?? {},
  diseasesInPlay: { line: `${box(1.5, 1.5, 14, 17, 2)}M19.5 5.5h3V22.5h-14V20`, solid: virus(8.5, 10, 0.5) },
  tokensReleased: PURIFIED,
  // More patients than beds.
  hospitalOverflowed: { line: `${BED}M13 2v4`, solid: `${disc(6.2, 13, 1.8)}${disc(13, 8.8, 0.7)}` },
};
