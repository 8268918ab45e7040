// What only Iberia has on its board.
import type { GameLayer } from '../layer.ts';
import { listShown, textsShown } from '../shows.ts';
import { AtCities } from './AtCities.tsx';
import { PaperGround } from './PaperGround.tsx';
import { Rails } from './Rails.tsx';
import { IBERIA_ROLE_COLOURS } from './roles.ts';
import { Tokens } from './Tokens.tsx';

export const iberiaLayer: GameLayer = {
  Ground: PaperGround,
  OnLines: Rails,
  InRegions: Tokens,
  AtCities,
  roleColours: IBERIA_ROLE_COLOURS,
  dotted: (view) => listShown(view, 'dottedLines'),
  buildings: (view) => textsShown(view, 'hospitals').map(([, city]) => city),
};
