// Where the map of each game lies. Nothing else is said here, so that it can be asked for before the page has come.
import type { MapDrawing } from './drawing.ts';

export const MAPS: Readonly<Record<string, () => Promise<MapDrawing>>> = {
  base: async () => (await import('./world.ts')).WORLD,
  iberia: async () => (await import('./iberia.ts')).IBERIA,
};
