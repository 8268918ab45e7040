// Team tables: two and three teams, alone and with the challenges they go with. Boxes, options and roles go round.
import type { ConfigRequest } from '../../src/index.ts';

const EPIDEMICS = [4, 5, 6, 7] as const;

/** All that team mode goes with. */
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
  { hands: 'team', goals: 'one', division: 'open', consent: 'ask', windows: 'always' },
  { hands: 'team', goals: 'two', division: 'declared', consent: 'automatic', windows: 'possible' },
  { hands: 'open', goals: 'two', division: 'open', consent: 'automatic', windows: 'always' },
  { hands: 'open', goals: 'one', division: 'declared', consent: 'ask', windows: 'possible' },
  { hands: 'team', goals: 'two', division: 'open', consent: 'ask', windows: 'possible', forecast: 'all' },
];

const ROLES = [
  ['medic', 'troubleshooter', 'archivist', 'generalist', 'dispatcher', 'scientist'],
  ['pilot', 'virologist', 'containment-specialist', 'epidemiologist', 'field-operative', 'local-liaison'],
  [
    'contingency-planner',
    'field-director',
    'operations-expert',
    'researcher',
    'quarantine-specialist',
    'medic',
  ],
] as const;

/** 24 tables, four for each set of challenges; those without a challenge have only one box where that is enough. */
export function teamTables(): readonly ConfigRequest[] {
  return Array.from({ length: 24 }, (_, number): ConfigRequest => {
    const round = Math.floor(number / 4);
    const challenges = CHALLENGES[round]!;
    const players = number % 2 === 0 ? 4 : 6;
    const epidemics = EPIDEMICS[(number + round) % EPIDEMICS.length]!;
    const isSmall = challenges.length === 0 && epidemics < 7 && players === 4;
    return {
      players,
      epidemics,
      boxes: isSmall ? ['lab'] : ['brink', 'lab'],
      challenges: [...challenges, 'team'],
      options: OPTIONS[(number + round) % OPTIONS.length]!,
      ...(number % 4 > 1 && !isSmall ? { roles: ROLES[number % ROLES.length]!.slice(0, players) } : {}),
    };
  });
}
