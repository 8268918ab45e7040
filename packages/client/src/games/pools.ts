// The roles and events of a table: what the game and its boxes bring, and what is left out of it.
import type { GameGuide } from '@cordon/engine';
import { availableWith } from './available.ts';

export const POOLS = ['roles', 'events'] as const;
export type Pool = (typeof POOLS)[number];
export type Pools = Readonly<Record<Pool, readonly string[]>>;

export const NOTHING: Pools = { roles: [], events: [] };

/** What is still there; ids that no box in use brings don't matter. */
export function poolsWithout(
  guide: GameGuide,
  { boxes, challenges, leftOut }: { boxes: readonly string[]; challenges: readonly string[]; leftOut: Pools },
): Pools {
  const all = availableWith(guide, boxes, challenges);
  const rest = (pool: Pool): readonly string[] => all[pool].filter((id) => !leftOut[pool].includes(id));
  return { roles: rest('roles'), events: rest('events') };
}

/** What one source brings: the game itself, or a box. */
export interface Source {
  /** Undefined for the game itself. */
  readonly box: string | undefined;
  readonly ids: readonly string[];
}

export function sourcesOf({ choices }: GameGuide, boxes: readonly string[], pool: Pool): readonly Source[] {
  const used = choices.boxes.filter(({ id }) => boxes.includes(id));
  const sources = [
    { box: undefined, ids: choices[pool] },
    ...used.map((box) => ({ box: box.id, ids: box[pool] })),
  ];
  return sources.filter(({ ids }) => ids.length > 0);
}

/** These ids are left out, or taken back in. */
export function leaving(
  leftOut: readonly string[],
  ids: readonly string[],
  how: 'out' | 'in',
): readonly string[] {
  const others = leftOut.filter((id) => !ids.includes(id));
  return how === 'out' ? [...others, ...ids] : others;
}
