// A game as one line of a ledger. A line says everything that decided the game: the table, the deal, who played, and the versions of
// rules and bots. So ledgers can be joined, cut and read without anything beside them, and every game can be played again.
import type { Config } from '@cordon/engine';
import { isFaultName } from '../engines/fault.ts';
import { isOnFault, type OnFault } from '../engines/options.ts';
import type { Program } from '../engines/seat.ts';
import { Trouble } from '../trouble.ts';
import type { Outcome, ProgramOutcome } from './outcome.ts';

/** Who plays a game, and on what. */
export interface Setting {
  readonly config: Config;
  /** One name for each seat. */
  readonly bots: readonly string[];
  /** Programs among them, by name. */
  readonly engines?: Readonly<Record<string, Engine>>;
}

export interface Engine {
  readonly command: string;
  readonly seconds: number;
  readonly onFault: OnFault;
}

export interface Versions {
  readonly rules: number;
  /** The version of each bot at the table, its weights included. */
  readonly bots: Readonly<Record<string, string>>;
}

export interface Line extends Setting, Omit<Outcome, 'cell' | 'game'> {
  readonly seed: string;
  readonly versions: Versions;
}

export const enginesOf = (
  programs: readonly Program[],
  bots: readonly string[],
  onFault: OnFault,
): Pick<Setting, 'engines'> => {
  const present = programs.filter(({ name }) => bots.includes(name));
  if (present.length === 0) return {};
  return {
    engines: Object.fromEntries(
      present.map(({ name, command, seconds }) => [name, { command, seconds, onFault }]),
    ),
  };
};

/** Equal for games of the same table, deal and players, whatever the programs are called. */
export function gameKeyOf({ config, bots, engines = {} }: Setting, seed: string): string {
  const players = bots.map((bot) => {
    const engine = Object.hasOwn(engines, bot) ? engines[bot] : undefined;
    return engine === undefined ? bot : [engine.command, engine.seconds, engine.onFault];
  });
  return JSON.stringify([sorted(config), players, seed]);
}

/** The same value with the keys of its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

type Fields = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields =>
  new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);

export function readLine(value: unknown, where: string): Line {
  const fields = fieldsOf(value);
  const lacks = (name: string): Trouble => new Trouble(`${where}: the game has no “${name}”.`);
  const number = (name: string, of = fields): number => {
    const field = of.get(name);
    if (typeof field !== 'number') throw lacks(name);
    return field;
  };
  const text = (name: string, of = fields): string => {
    const field = of.get(name);
    if (typeof field !== 'string') throw lacks(name);
    return field;
  };
  const bots = fields.get('bots');
  if (!isTexts(bots)) throw lacks('bots');
  const config = fields.get('config');
  if (!isObject(config)) throw lacks('config');
  const versions = fieldsOf(fields.get('versions'));
  const programs = readPrograms(fields.get('programs'));
  const winners = fields.get('winners');
  if (winners !== undefined && !isNumbers(winners)) throw lacks('winners');
  const engines = [...fieldsOf(fields.get('engines'))].map(([name, engine]) => {
    const of = fieldsOf(engine);
    const onFault = text('onFault', of);
    if (!isOnFault(onFault)) throw lacks('onFault');
    return [name, { command: text('command', of), seconds: number('seconds', of), onFault }] as const;
  });
  return {
    // The engine checks it when the game is compiled.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    config: config as Config,
    bots,
    ...(engines.length === 0 ? {} : { engines: Object.fromEntries(engines) }),
    seed: text('seed'),
    versions: {
      rules: number('rules', versions),
      bots: Object.fromEntries(
        [...fieldsOf(versions.get('bots'))].map(([name, version]) => [name, String(version)]),
      ),
    },
    ending: text('ending'),
    turns: number('turns'),
    outbreaks: number('outbreaks'),
    milliseconds: number('milliseconds'),
    moves: text('moves'),
    ...(winners === undefined ? {} : { winners }),
    ...(programs.length === 0 ? {} : { programs }),
  };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

function readPrograms(value: unknown): ProgramOutcome[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map((item) => {
    const fields = fieldsOf(item);
    const text = (name: string): string => {
      const field = fields.get(name);
      return typeof field === 'string' ? field : '';
    };
    const fault = text('fault');
    const program = { seat: Number(fields.get('seat')), name: text('name'), title: text('title') };
    return isFaultName(fault) ? { ...program, fault, line: text('line') } : program;
  });
}
