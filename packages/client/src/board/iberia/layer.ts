// What only Iberia has on its board.
import type { GameLayer } from '../layer.ts';
import { listShown, wordsIn } from '@cordon/protocol/telling';
import { AtCities } from './AtCities.tsx';
import { PaperGround } from './PaperGround.tsx';
import { Rails } from './Rails.tsx';
import { Tokens } from './Tokens.tsx';

export const iberiaLayer: GameLayer = {
  Ground: PaperGround,
  OnLines: Rails,
  InRegions: Tokens,
  AtCities,
  dotted: (view) => listShown(view, 'dottedLines'),
  buildings: (view) => Object.entries(wordsIn(view.shows['hospitals'])).map(([, city]) => city),
};
