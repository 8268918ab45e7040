// Where the layer of each game lies. Nothing else is said here, so that it can be asked for before the page has come.
import type { GameLayer } from './layer.ts';

export const LAYERS: Readonly<Record<string, () => Promise<GameLayer>>> = {
  base: async () => (await import('./base/layer.ts')).baseLayer,
  iberia: async () => (await import('./iberia/layer.ts')).iberiaLayer,
};
