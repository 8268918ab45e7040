// Where the kit of each game lies. Nothing else is said here, so that it can be asked for before the page has come.
import type { Kit } from './kit.ts';

export const KITS: Readonly<Record<string, () => Promise<{ readonly kit: Kit }>>> = {
  base: () => import('./base.ts'),
  iberia: () => import('./iberia.ts'),
};
