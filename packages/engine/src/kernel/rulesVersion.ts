// Which rules a game was recorded under. Fixing a rule can make a command of an old game illegal, or give it another effect.

/**
 * Raised with every change to a rule that can make an old record illegal or lead it elsewhere. Version 1: every record that names no
 * version. Version 2: hand limits wait for the end of an epidemic; events may be played between Influx patients. Version 3: what a
 * Mobile Hospital eradicates counts for the team that played it; alone, Improved Sanitation waits for an action part, and Commercial
 * Travel Ban is refused where One Quiet Night has cancelled the infections.
 */
export const RULES_VERSION = 3;

/** What a record that names no version was recorded under. */
export const FIRST_RULES = 1;

/** Nine digits, as many as a saved game can say. */
const LAST_RULES = 999_999_999;

export function isRulesVersion(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= FIRST_RULES && Number(value) <= LAST_RULES;
}

/** A sentence for the message about a refused move, undefined if the record follows today's rules. */
export function otherRules(recordedUnder: number): string | undefined {
  if (recordedUnder === RULES_VERSION) return undefined;
  return `The game was recorded under rules version ${String(recordedUnder)}; this is version ${String(RULES_VERSION)}.`;
}
