// A configuration as lines of text: “players 4”, “roles random”, “option hands open”.
import type { Config, ConfigRequest } from '../kernel/config.ts';
import { failure, success, type Result } from '../kernel/errors.ts';

const NONE = 'none';

export function formatConfig(config: Config): string[] {
  const list = (names: readonly string[]): string => (names.length === 0 ? NONE : names.join(' '));
  return [
    `game ${config.game}`,
    `players ${String(config.players)}`,
    `epidemics ${String(config.epidemics)}`,
    `roles ${config.roles === 'random' ? 'random' : list(config.roles)}`,
    `pool ${list(config.pool)}`,
    `events ${list(config.events)}`,
    ...(config.challenges.length === 0 ? [] : [`challenges ${list(config.challenges)}`]),
    ...Object.entries(config.options).map(([name, value]) => `option ${name} ${value}`),
  ];
}

/** Reads lines of a configuration; what they leave out stays open. The check against the game comes after. */
export function parseConfig(lines: readonly string[]): Result<ConfigRequest> {
  const found: { -readonly [K in keyof ConfigRequest]: ConfigRequest[K] } = {};
  const options: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const [key = '', ...values] = line.trim().split(/\s+/u);
    const list = values.length === 1 && values[0] === NONE ? [] : values;
    if (key === '') continue;
    const name = key === 'option' ? `option ${values[0] ?? ''}` : key;
    if (seen.has(name)) return failure('bad-configuration', `“${name}” is said twice.`, { line: index + 1 });
    seen.add(name);
    if (values.length === 0)
      return failure('bad-configuration', `“${key}” needs a value.`, { line: index + 1 });
    if (key === 'game') found.game = values.join(' ');
    else if (key === 'players') found.players = Number(values.join(' '));
    else if (key === 'epidemics') found.epidemics = Number(values.join(' '));
    else if (key === 'roles') found.roles = values.join(' ') === 'random' ? 'random' : list;
    else if (key === 'pool') found.pool = list;
    else if (key === 'events') found.events = list;
    else if (key === 'challenges') found.challenges = list;
    else if (key === 'option') options[values[0]!] = values.slice(1).join(' ');
    else {
      const message = `“${key}” is not part of a configuration; expected game, players, epidemics, roles, pool, events, challenges or option.`;
      return failure('bad-configuration', message, { line: index + 1 });
    }
  }
  return success({ ...found, options });
}
