// Logs that cannot be followed to their end: a rule was mended since, and a command of an old game is illegal now, or an entry is
// damaged. What comes before is there for everybody who may look; what comes after stays in the log as it is.
import { otherRules, RULES_VERSION, type Game } from '@cordon/engine';
import type { StoppedInfo } from '@cordon/protocol';
import { Refusal } from './refusal.ts';
import { hasSides } from './sides.ts';
import type { Table } from './table.ts';

export const FIRST_RULES = 1;

/** The stop at an entry that could not take effect. Where sides have secrets, the reason could tell what one of them did. */
export function stopAt(
  number: number,
  error: unknown,
  { rules, game }: { readonly rules: number; readonly game?: Game },
): StoppedInfo {
  const what = `The log of this table cannot be read beyond entry ${String(number - 1)}`;
  const isSecret = game !== undefined && hasSides(game);
  const why = whyOf(number, error);
  const sentence = isSecret ? `${what}.` : `${what}: ${why.message}`;
  return {
    number,
    message: [sentence, otherRules(rules) ?? []].flat().join(' '),
    ...(isSecret ? {} : { why }),
    ...(rules === RULES_VERSION ? {} : { rules: { recorded: rules, today: RULES_VERSION } }),
  };
}

/** What the rules refuse, or an entry that says nothing they could look at. */
function whyOf(number: number, error: unknown): NonNullable<StoppedInfo['why']> {
  if (error instanceof Refusal) {
    const { code, message, more } = error;
    const { reason, params } = more;
    return {
      code,
      message,
      ...(reason === undefined ? {} : { reason }),
      ...(params === undefined ? {} : { params }),
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'unreadable', message, reason: 'damaged-entry', params: { entry: number } };
}

/** Nothing is written behind what could not be read. */
export function needWhole({ stopped }: Table): void {
  if (stopped !== undefined) throw new Refusal('unreadable', stopped.message);
}
