// Reads what only some games show, without trusting its shape: what is missing or of another kind is as if it were empty.
import type { View } from '@cordon/engine';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listShown(view: View, name: string): string[] {
  const value = view.shows[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function textShown(view: View, name: string): string | undefined {
  const value = view.shows[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberShown(view: View, name: string): number {
  const value = view.shows[name];
  return typeof value === 'number' ? value : 0;
}

/** Name to word: colour to cure, colour to city. */
export function wordsIn(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, word]) => (typeof word === 'string' ? [[key, word]] : [])),
  );
}

/** Name to number: region to tokens, colour to cards. */
export function countsIn(value: unknown): Readonly<Record<string, number>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, count]) => (typeof count === 'number' ? [[key, count]] : [])),
  );
}

/** How many cards a seat may hold; undefined where nobody says. */
export function handLimitOf(view: View, seat: number): number | undefined {
  const limit = forSeat(view.shows['handLimits'], seat);
  return typeof limit === 'number' ? limit : undefined;
}

/** The events that lie on the table before a seat, until they end. */
export function remindersBefore(view: View, seat: number): string[] {
  const all = view.shows['reminders'];
  if (!Array.isArray(all)) return [];
  return all.flatMap((one: unknown) =>
    isRecord(one) && one['seat'] === seat && typeof one['card'] === 'string' ? [one['card']] : [],
  );
}

/** The virulent strain and the epidemic cards whose effect continues. */
export interface StrainShown {
  /** Before the first epidemic there is none. */
  readonly colour: string | undefined;
  /** While the strain is eradicated its cards have no effect. */
  readonly state: 'unchosen' | 'active' | 'dormant';
  readonly inForce: readonly string[];
}

/** Undefined at a table without the challenge. */
export function strainShown({ shows }: View): StrainShown | undefined {
  const strain = shows['strain'];
  if (!isRecord(strain)) return undefined;
  const { colour, inForce } = strain;
  const cards = Array.isArray(inForce) ? inForce.filter((card) => typeof card === 'string') : [];
  if (typeof colour !== 'string') return { colour: undefined, state: 'unchosen', inForce: cards };
  const isGone = wordsIn(shows['cures'])[colour] === 'eradicated';
  return { colour, state: isGone ? 'dormant' : 'active', inForce: cards };
}

/** How many cubes of a colour lie on the board. */
export function cubesOnBoard({ cubes }: View, colour: string): number {
  return Object.values(cubes).reduce((sum, there) => sum + (there[colour] ?? 0), 0);
}

/** The value for a seat in a list with one for each. */
export function forSeat(value: unknown, seat: number): unknown {
  return Array.isArray(value) ? value[seat - 1] : undefined;
}
