// The layer of each game, by its id; it is fetched with the map.
import { once } from '../promises/once.ts';
import { LAYERS } from './files.ts';
import type { GameLayer } from './layer.ts';

const PLAIN: GameLayer = {};

const known = new Map<string, GameLayer>();

/** Fetches the layer of a game; a game that has none is drawn plainly. */
export const loadLayer = once(async (game: string): Promise<void> => {
  const layer = await LAYERS[game]?.();
  if (layer !== undefined) known.set(game, layer);
});

export const layerOf = (game: string): GameLayer => known.get(game) ?? PLAIN;
