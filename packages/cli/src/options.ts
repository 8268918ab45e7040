// Reads options: parseArgs of Node, with one clear sentence for whatever is wrong.
import { randomBytes } from 'node:crypto';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { compile, seedFromText, type ConfigRequest, type Game, type Seed } from '@cordon/engine';
import { orTrouble, Trouble } from './trouble.ts';

export type OptionSpecs = NonNullable<ParseArgsConfig['options']>;
/** Options as they were typed. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** How a table is described; shared by every command that starts games. */
export const TABLE_OPTIONS = {
  players: { type: 'string' },
  epidemics: { type: 'string' },
  roles: { type: 'string' },
  pool: { type: 'string' },
  events: { type: 'string' },
  hands: { type: 'string' },
  consent: { type: 'string' },
  windows: { type: 'string' },
  forecast: { type: 'string' },
  seed: { type: 'string' },
} as const satisfies OptionSpecs;

export const TABLE_HELP = `The table:
  --players N        2, 3 or 4 (2)
  --epidemics N      4 introductory, 5 standard, 6 heroic (4)
  --roles LIST       random, or a role for each player: medic,scientist,... (random)
  --pool LIST        the roles that may be dealt (all)
  --events LIST      the events in the player deck, or none (all)
  --hands HOW        open or private (open with 4 epidemics, else private)
  --consent HOW      ask or automatic: whether players are asked before they are moved or give a card
  --windows HOW      always or possible: whether the game stops for events when nobody could play one
  --forecast WHO     player or all: who sees the cards of a Forecast (player)
  --seed TEXT        32 hexadecimal digits, or any other text (a fresh one)`;

export interface Arguments {
  readonly values: Values;
  readonly files: readonly string[];
}

export function readArguments(args: readonly string[], options: OptionSpecs, files: number): Arguments {
  const parsed = parse(args, { help: { type: 'boolean', short: 'h' }, ...options });
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, value] of Object.entries(parsed.values)) if (!Array.isArray(value)) values[name] = value;
  if (values['help'] !== true && parsed.positionals.length !== files) {
    if (parsed.positionals.length < files) throw new Trouble('The name of a saved game is missing.');
    throw new Trouble(`“${parsed.positionals[files]!}” is one word too many; see --help.`);
  }
  return { values, files: parsed.positionals };
}

function parse(args: readonly string[], options: OptionSpecs): ReturnType<typeof parseArgs> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Trouble(`${message.split(/[.\n]/u)[0]!}; see --help.`);
  }
}

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number in a range, or what it is when nothing was said. */
export function numberOf<T>(values: Values, name: string, least: number, most: number, usual: T): number | T {
  const text = textOf(values, name);
  if (text === undefined) return usual;
  const number = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Trouble(
    `--${name} takes a whole number from ${String(least)} to ${String(most)}, not “${text}”.`,
  );
}

function listOf(text: string): readonly string[] {
  return text === 'none' ? [] : text.split(/[\s,]+/u).filter((item) => item !== '');
}

const RULES = ['hands', 'consent', 'windows', 'forecast'] as const;

/** The game that the options describe; `usual` is what holds for options that are left out. */
export function readTable(values: Values, usual: Readonly<Record<string, string>>): Game {
  const request: { -readonly [K in keyof ConfigRequest]: ConfigRequest[K] } = {};
  for (const name of ['players', 'epidemics'] as const) {
    const number = numberOf(values, name, 0, 99, undefined);
    if (number !== undefined) request[name] = number;
  }
  const roles = textOf(values, 'roles');
  if (roles !== undefined) request.roles = roles === 'random' ? roles : listOf(roles);
  for (const name of ['pool', 'events'] as const) {
    const text = textOf(values, name);
    if (text !== undefined) request[name] = listOf(text);
  }
  const options: Record<string, string> = { ...usual };
  for (const name of RULES) {
    const value = textOf(values, name);
    if (value !== undefined) options[name] = value;
  }
  return orTrouble(compile({ ...request, options }));
}

export function readSeed(values: Values): Seed {
  return seedFromText(textOf(values, 'seed') ?? randomBytes(16).toString('hex'));
}
