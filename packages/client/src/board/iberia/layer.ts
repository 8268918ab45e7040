// What only Iberia has on its board.
import type { GameLayer } from '../layer.ts';
import { listShown } from '@cordon/protocol/telling';
import { AtCities, badgesOf } from './AtCities.tsx';
import { PaperGround } from './PaperGround.tsx';
import { Rails } from './Rails.tsx';
import { Tokens, tokensLying } from './Tokens.tsx';

export const iberiaLayer: GameLayer = {
  Ground: PaperGround,
  OnLines: Rails,
  InRegions: Tokens,
  AtCities,
  dotted: (view) => listShown(view, 'dottedLines'),
  badges: badgesOf,
  taken: tokensLying,
};
