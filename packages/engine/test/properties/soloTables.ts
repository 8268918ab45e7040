// Solo tables: every level, alone and with the challenges it goes with. Boxes, options and roles go round.
import type { ConfigRequest } from '../../src/index.ts';

const EPIDEMICS = [4, 5, 6, 7] as const;

const CHALLENGES: readonly (readonly string[])[] = [
  [],
  ['virulent-strain'],
  ['mutation'],
  ['worldwide-panic'],
  ['virulent-strain', 'mutation'],
  ['virulent-strain', 'worldwide-panic'],
];

/** Every two values of different options meet in one of these. */
const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { hands: 'open', windows: 'always' },
  { hands: 'private', windows: 'possible', forecast: 'all' },
  { hands: 'open', windows: 'possible', forecast: 'all' },
  { hands: 'private', windows: 'always' },
];

const ROLES = ['contingency-planner', 'field-director', 'operations-expert', 'pilot', 'virologist'];

/** 24 tables, four for each set of challenges; those without another one have only one box where that is enough. */
export function soloTables(): readonly ConfigRequest[] {
  return Array.from({ length: 24 }, (_, number): ConfigRequest => {
    const challenges = CHALLENGES[Math.floor(number / 4)]!;
    const epidemics = EPIDEMICS[number % EPIDEMICS.length]!;
    return {
      players: 1,
      epidemics,
      boxes: challenges.length === 0 && epidemics < 7 ? ['lab'] : ['brink', 'lab'],
      challenges: [...challenges, 'solo'],
      options: OPTIONS[(number + Math.floor(number / OPTIONS.length)) % OPTIONS.length]!,
      ...(number % 3 === 1 ? { roles: [ROLES[number % ROLES.length]!] } : {}),
    };
  });
}
