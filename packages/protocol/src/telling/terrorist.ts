// What a view shows of the Bio-Terrorist, read without trusting its shape: what is missing or of another kind is as if it were empty.
import type { View } from '@cordon/engine';

interface Noted {
  readonly city: string;
  readonly turn: number;
}

interface TerroristShown {
  readonly seat: number;
  readonly state: 'hidden' | 'spotted' | 'captured';
  /** His city, if the viewer knows it. */
  readonly city: string | undefined;
  readonly hand: { readonly size: number; readonly known: readonly string[] };
  /** The cities in which he may be for all that is public. */
  readonly possible: readonly string[];
  /** The latest first. */
  readonly sightings: readonly Noted[];
  readonly lastKnown: Noted | undefined;
  /** For him alone. */
  readonly turn: { readonly actions: number; readonly freeDrive: boolean } | undefined;
}

/** So many cities can be listed; of more only the number is worth saying. */
const LISTED = 8;

export const listsIn = (cities: readonly string[]): boolean => cities.length <= LISTED;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function notedIn(value: unknown): Noted[] {
  if (!isRecord(value)) return [];
  const { city, turn } = value;
  return typeof city === 'string' ? [{ city, turn: countOf(turn) }] : [];
}

/** Undefined at a table without the Bio-Terrorist. */
export function terroristShown({ shows }: Pick<View, 'shows'>): TerroristShown | undefined {
  const shown = shows['terrorist'];
  if (!isRecord(shown)) return undefined;
  const { seat, state, city, hand, possible, sightings, lastKnown, turn } = shown;
  const held = isRecord(hand) ? hand : {};
  return {
    seat: countOf(seat),
    state: state === 'spotted' || state === 'captured' ? state : 'hidden',
    city: typeof city === 'string' ? city : undefined,
    hand: { size: countOf(held['size']), known: wordsOf(held['known']) },
    possible: wordsOf(possible),
    sightings: Array.isArray(sightings) ? sightings.flatMap(notedIn) : [],
    lastKnown: notedIn(lastKnown)[0],
    turn: isRecord(turn)
      ? { actions: countOf(turn['actions']), freeDrive: turn['freeDrive'] === true }
      : undefined,
  };
}

/** Whether everybody last saw him in a sighting, which is told by itself. */
export const isSighting = (
  { sightings }: Pick<TerroristShown, 'sightings'>,
  { city, turn }: Noted,
): boolean => sightings.some((one) => one.city === city && one.turn === turn);
