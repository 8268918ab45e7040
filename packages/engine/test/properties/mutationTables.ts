// Tables with a purple disease: each of the four ways to have one, alone or with Virulent Strain, with every number of players and of epidemics.
import type { ConfigRequest } from '../../src/index.ts';

const PLAYERS = [2, 3, 4, 5] as const;
const EPIDEMICS = [4, 5, 6, 7] as const;

const CHALLENGES: readonly (readonly string[])[] = [
  ['mutation'],
  ['worldwide-panic'],
  ['virulent-strain', 'mutation'],
  ['virulent-strain', 'worldwide-panic'],
];

/** Every two values of different options meet in one of these. */
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { hands: 'open', windows: 'always', consent: 'ask' },
  { hands: 'private', windows: 'possible', consent: 'ask', forecast: 'all' },
  { hands: 'open', windows: 'possible', consent: 'automatic' },
  { hands: 'private', windows: 'always', consent: 'automatic' },
];

/** 40 tables: those of more players and epidemics with one challenge, all others with two of them. */
export function mutationTables(): readonly ConfigRequest[] {
  const mixes = PLAYERS.flatMap((players, row) =>
    EPIDEMICS.flatMap((epidemics, column) =>
      (row + column < 4 ? [0, 1, 2] : [0, 1]).map((turn) => ({
        players,
        epidemics,
        challenges: CHALLENGES[(row + column + turn) % CHALLENGES.length]!,
      })),
    ),
  ).slice(0, 40);
  return mixes.map((mix, number) => ({
    ...mix,
    boxes: mix.challenges.includes('worldwide-panic') || number % 2 === 0 ? ['brink', 'lab'] : ['brink'],
    options: {
      ...OPTIONS[(number + Math.floor(number / OPTIONS.length)) % OPTIONS.length],
      ...(mix.challenges.includes('worldwide-panic') && number % 3 === 0
        ? { 'mutation-events': 'none' }
        : {}),
    },
  }));
}
