// A configuration as lines of text: “players 4”, “roles random”, “option hands open”.
import type { Config, ConfigRequest } from '../kernel/config.ts';
import { failure, success, type Result } from '../kernel/errors.ts';
import { quote } from '../kernel/quote.ts';
import { wholeNumber } from '../kernel/shapes.ts';

const NONE = 'none';

export function formatConfig(config: Config): string[] {
  const list = (names: readonly string[]): string => (names.length === 0 ? NONE : names.join(' '));
  return [
    `game ${config.game}`,
    ...(config.boxes === undefined ? [] : [`boxes ${list(config.boxes)}`]),
    `players ${String(config.players)}`,
    `epidemics ${String(config.epidemics)}`,
    `roles ${config.roles === 'random' ? 'random' : list(config.roles)}`,
    `pool ${list(config.pool)}`,
    `events ${list(config.events)}`,
    ...(config.challenges.length === 0 ? [] : [`challenges ${list(config.challenges)}`]),
    ...Object.entries(config.options).map(([name, value]) => `option ${name} ${value}`),
    ...Object.entries(config.decks ?? {}).map(([name, words]) => `deck ${name} ${list(words)}`),
  ];
}

const KEYS = [
  'game',
  'boxes',
  'players',
  'epidemics',
  'roles',
  'pool',
  'events',
  'challenges',
  'option',
  'deck',
];

/** Reads lines of a configuration; what they leave out stays open. The check against the game comes after. */
export function parseConfig(lines: readonly string[]): Result<ConfigRequest> {
  const found = new Map<string, unknown>();
  const options = new Map<string, string>();
  const decks = new Map<string, readonly string[]>();
  for (const [index, line] of lines.entries()) {
    const [key = '', ...values] = line.trim().split(/\s+/u);
    if (key === '') continue;
    const read = readLine(key, values, { found, options, decks });
    if (read !== undefined) return failure('bad-configuration', read, { line: index + 1 });
  }
  return success({
    ...Object.fromEntries(found),
    options: Object.fromEntries(options),
    ...(decks.size === 0 ? {} : { decks: Object.fromEntries(decks) }),
  });
}

/** What the lines have said so far. */
interface Said {
  readonly found: Map<string, unknown>;
  readonly options: Map<string, string>;
  readonly decks: Map<string, readonly string[]>;
}

/** Notes what one line says, or says what is wrong with it. */
function readLine(
  key: string,
  values: readonly string[],
  { found, options, decks }: Said,
): string | undefined {
  if (!KEYS.includes(key))
    return `${quote(key)} is not part of a configuration, which has ${KEYS.join(', ')}.`;
  const [first] = values;
  if (first === undefined) return `“${key}” needs a value.`;
  const text = values.join(' ');
  if (key === 'option') {
    if (options.has(first)) return `The option ${quote(first)} is said twice.`;
    options.set(first, values.slice(1).join(' '));
    return undefined;
  }
  if (key === 'deck') {
    if (decks.has(first)) return `The deck ${quote(first)} is said twice.`;
    decks.set(first, values.slice(1));
    return undefined;
  }
  if (found.has(key)) return `“${key}” is said twice.`;
  if (key === 'players' || key === 'epidemics') {
    const number = wholeNumber(text);
    if (number === undefined) return `“${key}” needs a whole number, not ${quote(text)}.`;
    found.set(key, number);
  } else if (key === 'game' || (key === 'roles' && text === 'random')) found.set(key, text);
  else found.set(key, text === NONE ? [] : values);
  return undefined;
}
