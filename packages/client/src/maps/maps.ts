// Which map belongs to which game; each is fetched when somebody opens a table of its game.
import { factsOf } from '../games/games.ts';
import { once } from '../promises/once.ts';
import { circleMap } from './circle.ts';
import type { MapDrawing } from './drawing.ts';
import { MAPS } from './files.ts';

const here = new Map<string, MapDrawing>();

/** The same promise for the same game, so that components can wait for it. */
export const loadMap = once(async (game: string): Promise<MapDrawing> => {
  const drawing = (await MAPS[game]?.()) ?? circleMap(factsOf(game));
  here.set(game, drawing);
  return drawing;
});

/** The map of a game if it has been fetched. */
export const mapHere = (game: string): MapDrawing | undefined => here.get(game);
