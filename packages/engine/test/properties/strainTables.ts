// Tables with Virulent Strain: every number of players with every number of epidemics, and half of them once more with other options.
import type { ConfigRequest } from '../../src/index.ts';

const PLAYERS = [2, 3, 4, 5] as const;
const EPIDEMICS = [4, 5, 6, 7] as const;

/** Every two values of different options meet in one of these. */
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { hands: 'open', windows: 'always', interference: 'every-move' },
  { hands: 'private', windows: 'possible', interference: 'every-move' },
  { hands: 'open', windows: 'possible', interference: 'own-actions', consent: 'automatic' },
  { hands: 'private', windows: 'always', interference: 'own-actions', consent: 'automatic' },
];

/** 24 tables; boxes go round. */
export function strainTables(): readonly ConfigRequest[] {
  const mixes = PLAYERS.flatMap((players) => EPIDEMICS.map((epidemics) => ({ players, epidemics })));
  return [...mixes, ...mixes.filter((_, number) => number % 2 === 1)].map((mix, number) => ({
    ...mix,
    boxes: number % 3 === 2 ? ['brink'] : ['brink', 'lab'],
    challenges: ['virulent-strain'],
    options: OPTIONS[(number + Math.floor(number / OPTIONS.length)) % OPTIONS.length]!,
  }));
}
