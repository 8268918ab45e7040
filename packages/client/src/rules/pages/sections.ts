// Where in the rules of a game a rule of the catalogue is told.
import type { Explanation, What } from '../explain/explanation.ts';
import { PLACES as BASE } from './base/places.ts';
import { PLACES as IBERIA } from './iberia/places.ts';
import type { Places } from './places.ts';

const PLACES: Readonly<Record<string, Places>> = { base: BASE, iberia: IBERIA };

const familyOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'));

/** The section of the rules page that tells more about what is explained. */
export function sectionOf(
  game: string,
  what: What,
  { rules }: Pick<Explanation, 'rules'>,
): string | undefined {
  const places = PLACES[game];
  if (places === undefined) return undefined;
  const exception = places.exceptions[`${what.kind} ${what.id}`];
  if (exception !== undefined) return exception;
  for (const rule of rules) {
    const section = places.rules[rule] ?? places.rules[familyOf(rule)];
    if (section !== undefined) return section;
  }
  return undefined;
}
