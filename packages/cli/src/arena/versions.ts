// What games depend on besides the table and the deal: the versions of rules and bots.
import { BOTS, botVersion } from '@cordon/bots';
import { RULES_VERSION, type Config } from '@cordon/engine';
import { beamOf } from '../ceiling/name.ts';
import type { Contest } from './contest.ts';
import type { Versions } from './line.ts';

/** What decides about the version of a bot. */
type Table = Pick<Config, 'game' | 'boxes' | 'challenges'>;

/** The version of a bot at a table. The ceiling tries the line of fast first and judges with its weights. */
function versionOf(name: string, { game, boxes, challenges }: Table): string | undefined {
  const bot = beamOf(name) === undefined ? BOTS.find((known) => known === name) : 'fast';
  return bot === undefined ? undefined : botVersion(bot, game, boxes, challenges);
}

/** Today's versions for these bots; undefined if one of them doesn't exist. */
export function currentVersions(names: Iterable<string>, table: Table): Versions | undefined {
  const bots: Record<string, string> = {};
  for (const name of names) {
    const version = versionOf(name, table);
    if (version === undefined) return undefined;
    bots[name] = version;
  }
  return { rules: RULES_VERSION, bots };
}

/** The versions for a contest; programs speak for themselves. */
export function versionsOf({ cells, programs, onFault }: Contest): Versions {
  const engines = new Set(programs.map(({ name }) => name));
  const names = new Set(cells.flatMap(({ bots }) => bots.filter((bot) => !engines.has(bot))));
  if (onFault === 'replace' && engines.size > 0) names.add('fast');
  return currentVersions(names, cells[0]!.game.config)!;
}

/** What differs between the versions a game was played with and others; undefined if nothing does. */
export function differenceOf(then: Versions, now: Versions): string | undefined {
  if (then.rules !== now.rules)
    return `played with version ${String(then.rules)} of the rules, this is ${String(now.rules)}`;
  const name = Object.keys(now.bots).find((bot) => then.bots[bot] !== now.bots[bot]);
  if (name === undefined) return undefined;
  return `played by ${name} ${then.bots[name] ?? 'of no version'}, this is ${name} ${now.bots[name]!}`;
}
