// The look of each game, and where its kit lies. This file says nothing else, so that both can be fetched before the page has come.
import type { Kit } from './kit.ts';

export type Look = 'night' | 'paper';

export interface KitFile {
  readonly look: Look;
  readonly load: () => Promise<{ readonly kit: Kit }>;
}

export const KITS: Readonly<Record<string, KitFile>> = {
  base: { look: 'night', load: () => import('./base.ts') },
  iberia: { look: 'paper', load: () => import('./iberia.ts') },
};

export const lookOf = (game: string): Look => KITS[game]?.look ?? 'night';
