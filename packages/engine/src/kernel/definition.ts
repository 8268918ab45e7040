// What a game is made of before a configuration is chosen, and the check of a configuration against it.
import type { CardClassSpec } from './cardClasses.ts';
import { CONFIG_KEYS, TABLE_OPTIONS, type Config, type ConfigRequest, type OptionSpec } from './config.ts';
import { failure, success, type Result } from './errors.ts';
import type { GameMap } from './map.ts';
import { quote, shorten } from './quote.ts';
import type { SeatChange } from './seating.ts';
import { isList, isRecord, isWords } from './shapes.ts';
import type { EventCard, Module, Part, Role, SetupStep } from './types.ts';

/** A variant of a game: what it adds when a table chooses it. */
export interface Challenge {
  readonly id: string;
  readonly modules: readonly Module[];
  readonly options: readonly OptionSpec[];
  /** Infection cards that belong to no city. Setup leaves them aside until the challenge brings them in. */
  readonly infectionCards?: readonly string[];
  /** Classes of player cards that only this challenge has. */
  readonly cardClasses?: readonly CardClassSpec[];
  /** The parts of a turn, given those without it. */
  readonly parts: (usual: readonly Part[]) => readonly Part[];
  /** The steps of setup, given those without it; the same ones if it has nothing to say. */
  readonly setup?: (usual: readonly SetupStep[]) => readonly SetupStep[];
  /** The seats of the table, given those without it; without this they stay as they are. */
  readonly seats?: SeatChange;
}

export interface GameDefinition {
  readonly id: string;
  readonly map: GameMap;
  /** Every rule that is always there, shared flow included. */
  readonly modules: readonly Module[];
  readonly roles: readonly Role[];
  readonly events: readonly EventCard[];
  readonly challenges: readonly Challenge[];
  /** What happens in a turn, in order. */
  readonly parts: readonly Part[];
  readonly setup: readonly SetupStep[];
  /** How many events take part where it is not all of them; the others are put into the box unseen. */
  readonly eventsTaken?: (players: number) => number;
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  readonly rates: readonly number[];
  readonly outbreakLimit: number;
  readonly cubesPerColour: number;
  readonly renewsInfections: boolean;
  readonly options: readonly OptionSpec[];
  readonly openHands: (options: Readonly<Record<string, string>>) => boolean;
}

const listed = (values: readonly (string | number)[]): string => values.join(', ');
const wrong = (message: string): ReturnType<typeof failure> => failure('bad-configuration', message);

/** Fills in what was left out and refuses what the game does not allow. */
export function checkConfig(definition: GameDefinition, request: ConfigRequest): Result<Config> {
  const shape = checkShape(request);
  if (!shape.ok) return shape;
  const { roles: roleSet, events: eventSet } = definition;
  const players = request.players ?? definition.players[0]!;
  if (!definition.players.includes(players)) {
    return wrong(
      `The ${definition.id} game is for ${listed(definition.players)} players, not ${shorten(String(players))}.`,
    );
  }
  const epidemics = request.epidemics ?? definition.epidemics[0]!;
  if (!definition.epidemics.includes(epidemics)) {
    return wrong(
      `The number of epidemics is one of ${listed(definition.epidemics)}, not ${shorten(String(epidemics))}.`,
    );
  }
  const roleIds = roleSet.map((role) => role.id);
  const pool = checkNames('role', request.pool ?? roleIds, roleIds);
  if (!pool.ok) return pool;
  if (pool.value.length < players) {
    return wrong(
      `${String(players)} players need ${String(players)} roles, but only ${String(pool.value.length)} are in the pool.`,
    );
  }
  const eventIds = eventSet.map((event) => event.id);
  const events = checkNames('event', request.events ?? eventIds, eventIds);
  if (!events.ok) return events;
  const roles = checkRoles(request.roles ?? 'random', roleIds, pool.value, players);
  if (!roles.ok) return roles;
  const challengeIds = definition.challenges.map((challenge) => challenge.id);
  const challenges = checkNames('challenge', request.challenges ?? [], challengeIds);
  if (!challenges.ok) return challenges;
  const specs = optionsOf(definition, challenges.value);
  const options = checkOptions(specs, request.options ?? {}, { players, epidemics });
  if (!options.ok) return options;
  return success({
    game: definition.id,
    players,
    epidemics,
    roles: roles.value,
    pool: pool.value,
    events: events.value,
    challenges: challenges.value,
    options: options.value,
  });
}

/** For callers that types do not bind. */
function checkShape(request: ConfigRequest): Result<true> {
  if (!isRecord(request)) return wrong('A configuration is an object.');
  const unknown = Object.keys(request).find((key) => !CONFIG_KEYS.includes(key));
  if (unknown !== undefined)
    return wrong(`${quote(unknown)} is not part of a configuration, which has ${listed(CONFIG_KEYS)}.`);
  const { players, epidemics, roles, pool, events, challenges, options } = request;
  for (const [name, count] of Object.entries({ players, epidemics })) {
    if (count !== undefined && typeof count !== 'number')
      return wrong(`The number of ${name} must be a number.`);
  }
  const lists = { roles: roles === 'random' ? undefined : roles, pool, events, challenges };
  for (const [name, list] of Object.entries(lists)) {
    if (list !== undefined && !isList(list))
      return wrong(`The ${name} of a configuration must be a list of names.`);
  }
  if (options !== undefined && !isWords(options))
    return wrong('Each option of a configuration must be a word.');
  return success(true);
}

/** Known, distinct names, given back in the order of the game so that equal choices are equal configurations. */
function checkNames(
  what: string,
  names: readonly string[],
  all: readonly string[],
): Result<readonly string[]> {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    const known = all.length === 0 ? 'there are none' : `there are ${listed(all)}`;
    return wrong(`There is no ${what} ${quote(unknown)}; ${known}.`);
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return wrong(`The ${what} ${twice} is named twice.`);
  return success(all.filter((name) => names.includes(name)));
}

function checkRoles(
  roles: 'random' | readonly string[],
  all: readonly string[],
  pool: readonly string[],
  players: number,
): Result<Config['roles']> {
  if (roles === 'random') return success(roles);
  if (roles.length !== players) {
    return wrong(
      `${String(players)} players need ${String(players)} roles, but ${String(roles.length)} are named.`,
    );
  }
  const names = checkNames('role', roles, all);
  if (!names.ok) return names;
  const outside = roles.find((role) => !pool.includes(role));
  if (outside !== undefined) return wrong(`The role ${outside} is not in the pool (${listed(pool)}).`);
  return success([...roles]);
}

/** The options that a table with these challenges has. */
export function optionsOf(definition: GameDefinition, challenges: readonly string[]): readonly OptionSpec[] {
  const chosen = definition.challenges.filter(({ id }) => challenges.includes(id));
  return [...definition.options, ...chosen.flatMap((challenge) => challenge.options), ...TABLE_OPTIONS];
}

function checkOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, string>>,
  config: { readonly players: number; readonly epidemics: number },
): Result<Config['options']> {
  const unknown = Object.keys(given).find((name) => !specs.some((spec) => spec.name === name));
  if (unknown !== undefined) {
    return wrong(
      `There is no option ${quote(unknown)}; there are ${listed(specs.map((spec) => spec.name))}.`,
    );
  }
  const options: Record<string, string> = {};
  for (const spec of specs) {
    const usual = spec.usual(config);
    const value = Object.hasOwn(given, spec.name) ? given[spec.name]! : usual;
    if (!spec.values.includes(value)) {
      return wrong(`The option ${spec.name} is one of ${listed(spec.values)}, not ${quote(value)}.`);
    }
    if (spec.omitUsual !== true || value !== usual) options[spec.name] = value;
  }
  return success(options);
}
