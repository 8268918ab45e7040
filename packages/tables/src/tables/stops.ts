// Logs that cannot be followed to their end: a rule was mended since, and a command of an old game is illegal now, or an entry is
// damaged. What comes before is there for everybody who may look; what comes after stays in the log as it is.
import { otherRules } from '@cordon/engine';
import { Refusal } from './refusal.ts';
import type { Stop, Table } from './table.ts';

export const FIRST_RULES = 1;

/** The stop at an entry that could not take effect. */
export function stopAt(number: number, error: unknown, rules: number): Stop {
  const why = error instanceof Error ? error.message : String(error);
  const sentences = [`The log of this table cannot be read beyond entry ${String(number - 1)}: ${why}`];
  return { number, message: [...sentences, otherRules(rules) ?? []].flat().join(' ') };
}

/** Nothing is written behind what could not be read. */
export function needWhole({ stopped }: Table): void {
  if (stopped !== undefined) throw new Refusal('unreadable', stopped.message);
}
