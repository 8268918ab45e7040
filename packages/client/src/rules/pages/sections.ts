// Where in a book of rules a rule of the catalogue is told.
import type { What } from '../explain/explanation.ts';
import type { Places } from './places.ts';

const familyOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'));

/** The section of the rules page that tells more about what is explained. */
export function sectionOf(places: Places, what: What, rules: readonly string[]): string | undefined {
  const exception = places.exceptions[`${what.kind} ${what.id}`];
  if (exception !== undefined) return exception;
  for (const rule of rules) {
    const section = places.rules[rule] ?? places.rules[familyOf(rule)];
    if (section !== undefined) return section;
  }
  return undefined;
}
