// The layer of each game, by its id.
import { baseLayer } from './base/layer.ts';
import { iberiaLayer } from './iberia/layer.ts';
import type { GameLayer } from './layer.ts';

const LAYERS: ReadonlyMap<string, GameLayer> = new Map([
  ['base', baseLayer],
  ['iberia', iberiaLayer],
]);

const PLAIN: GameLayer = {};

export const layerOf = (game: string): GameLayer => LAYERS.get(game) ?? PLAIN;
