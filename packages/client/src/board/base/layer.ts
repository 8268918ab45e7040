// What only the base game has on its board.
import type { GameLayer } from '../layer.ts';
import { listShown } from '@cordon/protocol/telling';
import { NightGround } from './NightGround.tsx';
import { STATION, Stations } from './Stations.tsx';

export const baseLayer: GameLayer = {
  Ground: NightGround,
  AtCities: Stations,
  badges: (view) => new Map(listShown(view, 'stations').map((city) => [city, [STATION]])),
};
