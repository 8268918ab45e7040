// How one table names its players, cities, cards and regions.
import type { Game } from '@cordon/engine';
import { cardName, cityName, playerName, regionName, type Roles } from './names.ts';

export interface Speech {
  readonly game: Game;
  readonly who: (seat: number) => string;
  readonly city: (id: string) => string;
  readonly card: (id: string) => string;
  readonly region: (id: string) => string;
}

export function speechOf(game: Game, roles: Roles): Speech {
  return {
    game,
    who: (seat) => playerName(roles, seat),
    city: (id) => cityName(game, id),
    card: (id) => cardName(game, id),
    region: (id) => regionName(game, id),
  };
}
