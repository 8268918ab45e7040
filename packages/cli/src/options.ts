// Reads options: parseArgs of Node, with one clear sentence for whatever is wrong.
import { randomBytes } from 'node:crypto';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { seedFromText, type Seed } from '@cordon/engine';
import { Trouble } from './trouble.ts';

export type OptionSpecs = NonNullable<ParseArgsConfig['options']>;
/** Options as they were typed. */
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export interface Arguments {
  readonly values: Values;
  readonly files: readonly string[];
}

export function readArguments(args: readonly string[], options: OptionSpecs, files: number): Arguments {
  const parsed = parse(args, { help: { type: 'boolean', short: 'h' }, ...options });
  const { values } = parsed;
  if (values['help'] !== true && parsed.positionals.length !== files) {
    if (parsed.positionals.length < files) throw new Trouble('The name of a file is missing; see --help.');
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

/** What was said with an option that may be given several times. */
export function textsOf(values: Values, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
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

export function readSeed(values: Values): Seed {
  return seedFromText(textOf(values, 'seed') ?? randomBytes(16).toString('hex'));
}
