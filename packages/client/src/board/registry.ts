// The layer of each game, by its id; it is fetched with the map.
import { once } from '../promises/once.ts';
import type { GameLayer } from './layer.ts';

const LAYERS: Readonly<Record<string, () => Promise<GameLayer>>> = {
  base: async () => (await import('./base/layer.ts')).baseLayer,
  iberia: async () => (await import('./iberia/layer.ts')).iberiaLayer,
};

const PLAIN: GameLayer = {};

const known = new Map<string, GameLayer>();

/** Fetches the layer of a game; a game that has none is drawn plainly. */
export const loadLayer = once(async (game: string): Promise<void> => {
  const layer = await LAYERS[game]?.();
  if (layer !== undefined) known.set(game, layer);
});

export const layerOf = (game: string): GameLayer => known.get(game) ?? PLAIN;
