// Logs that cannot be followed to their end: a rule was mended since, and a command of an old game is illegal now, or an entry is
// damaged. What comes before is there for everybody who may look; what comes after stays in the log as it is.
import { otherRules, type Game } from '@cordon/engine';
import { Refusal } from './refusal.ts';
import { hasSides } from './sides.ts';
import type { Stop, Table } from './table.ts';

export const FIRST_RULES = 1;

/** The stop at an entry that could not take effect. Where sides have secrets, the reason could tell what one of them did. */
export function stopAt(
  number: number,
  error: unknown,
  { rules, game }: { readonly rules: number; readonly game?: Game },
): Stop {
  const what = `The log of this table cannot be read beyond entry ${String(number - 1)}`;
  const why = error instanceof Error ? error.message : String(error);
  const sentence = game !== undefined && hasSides(game) ? `${what}.` : `${what}: ${why}`;
  return { number, message: [sentence, otherRules(rules) ?? []].flat().join(' ') };
}

/** Nothing is written behind what could not be read. */
export function needWhole({ stopped }: Table): void {
  if (stopped !== undefined) throw new Refusal('unreadable', stopped.message);
}
