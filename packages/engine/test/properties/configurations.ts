// Every configuration of the base game, in an order that lets each role sit at every table size.
import { compile, type ConfigRequest, type Game } from '../../src/index.ts';

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
function allConfigurations(): Configuration[] {
  const tables = PLAYERS.flatMap((players) =>
    EPIDEMICS.flatMap((epidemics) => tableOptions().map((options) => ({ players, epidemics, options }))),
  );
  return tables.flatMap(({ players, epidemics, options }, number) => {
    const base = { players, epidemics, options };
    return [base, { ...base, roles: rolesFrom(number, players) }].map((request) => ({
      name: `${String(players)} players, ${String(epidemics)} epidemics, ${Object.values(options).join(' ')}`,
      request,
      game: gameOf(request),
    }));
  });
}

export function gameOf(request: ConfigRequest): Game {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

/** 288 tables: each of 144 combinations with dealt and with chosen roles. */
export const CONFIGURATIONS: readonly Configuration[] = allConfigurations();

/** Each of the 144 combinations once, dealt and chosen roles in turn. */
export const COMBINATIONS: readonly Configuration[] = CONFIGURATIONS.filter(
  (_, number) => number % 4 === 0 || number % 4 === 3,
);
