// What only the base game has on its board.
import type { GameLayer } from '../layer.ts';
import { listShown } from '@cordon/protocol/telling';
import { NightGround } from './NightGround.tsx';
import { Stations } from './Stations.tsx';

export const baseLayer: GameLayer = {
  Ground: NightGround,
  AtCities: Stations,
  buildings: (view) => listShown(view, 'stations'),
};
