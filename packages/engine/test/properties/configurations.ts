// Every configuration of the base game, in an order that lets each role sit at every table size, and tables of Iberia.
import { compile, type ConfigRequest, type Game } from '../../src/index.ts';
import { boxTables } from './boxTables.ts';
import { halfOf, iberiaTables } from './iberiaTables.ts';
import { labTables } from './labTables.ts';
import { mutationTables } from './mutationTables.ts';
import { soloTables } from './soloTables.ts';
import { strainTables } from './strainTables.ts';
import { teamTables } from './teamTables.ts';
import { terroristTables } from './terroristTables.ts';

const ROLES = [
  'contingency-planner',
  'dispatcher',
  'medic',
  'operations-expert',
  'quarantine-specialist',
  'researcher',
  'scientist',
] as const;

const PLAYERS = [2, 3, 4] as const;
const EPIDEMICS = [4, 5, 6] as const;
const OPTIONS = {
  hands: ['open', 'private'],
  consent: ['ask', 'automatic'],
  windows: ['always', 'possible'],
  forecast: ['player', 'all'],
} as const;

/** Every choice of one value for each option. */
function tableOptions(): Record<string, string>[] {
  let choices: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(OPTIONS)) {
    choices = choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })));
  }
  return choices;
}

/** Distinct roles in seating order; successive numbers go round all seven. */
function rolesFrom(number: number, players: number): string[] {
  return Array.from({ length: players }, (_, seat) => ROLES[(number * players + seat) % ROLES.length]!);
}

interface Configuration {
  readonly name: string;
  readonly request: ConfigRequest;
  readonly game: Game;
}

/** All combinations of players, epidemics and options; roles are dealt and chosen in turn. */
function baseTables(): ConfigRequest[] {
  const tables = PLAYERS.flatMap((players) =>
    EPIDEMICS.flatMap((epidemics) => tableOptions().map((options) => ({ players, epidemics, options }))),
  );
  return tables.flatMap((table, number) => [table, { ...table, roles: rolesFrom(number, table.players) }]);
}

function configuration(request: ConfigRequest): Configuration {
  const { players, epidemics, options = {} } = request;
  const name = `${String(players)} players, ${String(epidemics)} epidemics, ${Object.values(options).join(' ')}`;
  return { name, request, game: gameOf(request) };
}

function withBoxes(request: ConfigRequest): Configuration {
  const { name, ...table } = configuration(request);
  const { boxes = [], challenges = [] } = request;
  return { name: [...boxes, ...challenges, name].join(', '), ...table };
}

export function gameOf(request: ConfigRequest): Game {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

/** 288 tables: each of 144 combinations with dealt and with chosen roles. */
export const CONFIGURATIONS: readonly Configuration[] = baseTables().map(configuration);

/**
 * 48 of the 144 combinations, dealt and chosen roles in turn: every choice of options meets every number of players and of epidemics,
 * and those meet each other.
 */
const COMBINATIONS: readonly Configuration[] = CONFIGURATIONS.filter((_, number) => {
  const [combination, isChosen] = [Math.floor(number / 2), number % 2 === 1];
  const [options, epidemics, players] = [
    combination % 16,
    Math.floor(combination / 16) % 3,
    Math.floor(combination / 48),
  ];
  return (options + epidemics + players) % 3 === 0 && isChosen === ((options + players) % 2 === 0);
});

/** 96 tables with and without the challenges. */
export const IBERIA: readonly Configuration[] = iberiaTables().map((request) => {
  const { name, ...table } = configuration(request);
  return { name: ['iberia', name, ...(request.challenges ?? [])].join(', '), ...table };
});

/** Half of them, in which every two values of different options still meet, and every variant. */
const HALF: readonly Configuration[] = IBERIA.filter((_, number) => halfOf(number) === 0);

/** 96 tables of the base game with boxes, 24 with Virulent Strain, 40 with purple, 24 for one player and 24 of teams. */
export const BOXES: readonly Configuration[] = [
  ...boxTables(),
  ...strainTables(),
  ...mutationTables(),
  ...soloTables(),
  ...teamTables(),
]
  .filter((request) => compile(request).ok)
  .map(withBoxes);

/** 64 tables with the laboratory, and 24 of one player. */
export const LAB: readonly Configuration[] = labTables().map(withBoxes);

/** 24 tables with the Bio-Terrorist. */
const TERRORIST: readonly Configuration[] = terroristTables().map(withBoxes);

/** The two games, the base game with boxes, the laboratory, and tables with sides, for suites that ask the same of all. */
export const GAMES = [
  { id: 'base', configurations: CONFIGURATIONS, combinations: COMBINATIONS },
  { id: 'iberia', configurations: IBERIA, combinations: HALF },
  {
    id: 'boxes',
    configurations: BOXES,
    combinations: BOXES.filter((_, number) => (number + Math.floor(number / 6)) % 2 === 0),
  },
  {
    id: 'lab',
    configurations: LAB,
    combinations: LAB.filter((_, number) => (number + Math.floor(number / 7)) % 2 === 0),
  },
  {
    id: 'sides',
    configurations: TERRORIST,
    combinations: TERRORIST.filter((_, number) => number % 3 !== 0),
  },
] as const;
