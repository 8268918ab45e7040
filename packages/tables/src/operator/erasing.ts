// Takes words and people out of what is kept. Numbers, commands and the order of everything stay, so that games play on.
import { readEntry, type Entry } from '../entries/entries.ts';
import { BOTS_HOST } from '../deals/botsHost.ts';
import { hashToken, makeToken } from '../identity/tokens.ts';
import type { StoredEntry } from '../store/store.ts';

/** The name of somebody whose own was removed. */
export const NAMELESS = 'Guest';

/** An entry whose body is to be replaced. */
export interface Rewritten {
  readonly number: number;
  readonly body: string;
}

/** The same entry without what somebody wrote; undefined where it holds no such text. */
export function withoutText(body: string): string | undefined {
  const entry = readEntry(body);
  if (entry.entry === 'said') return JSON.stringify(wordless(entry));
  if (entry.entry !== 'proposed' || entry.note === undefined) return undefined;
  const { note: _, ...rest } = entry;
  return JSON.stringify(rest);
}

const wordless = <Said extends Entry & { readonly entry: 'said' }>(entry: Said): Said => ({
  ...entry,
  text: '',
  removed: 'yes',
});

/** What becomes of a guest: only the name goes, or everything by which somebody could be known. */
export type Erasure =
  | { readonly guest: string; readonly name: string }
  /** `instead`: a new id that belongs to nobody. */
  | { readonly guest: string; readonly instead: string };

/** The entries of a log that name a guest, rewritten. */
export function eraseFromLog(entries: readonly StoredEntry[], erasure: Erasure): Rewritten[] {
  /** The seats that the guest holds, on whatever device. */
  const held = new Set<number>();
  return entries.flatMap(({ number, body }) => {
    const entry = readEntry(body);
    followHeld(held, entry, erasure.guest);
    const after = JSON.stringify(eraseFrom(entry, erasure, held));
    return after === body ? [] : [{ number, body: after }];
  });
}

function followHeld(held: Set<number>, entry: Entry, guest: string): void {
  if (entry.entry === 'sat' || entry.entry === 'bot' || entry.entry === 'left') held.delete(entry.seat);
  if (entry.entry === 'sat' && entry.person.id === guest) held.add(entry.seat);
  if (entry.entry === 'shared' && entry.guest === guest) held.add(entry.seat);
}

function eraseFrom(entry: Entry, erasure: Erasure, held: ReadonlySet<number>): Entry {
  const { guest } = erasure;
  const isForgotten = 'instead' in erasure;
  const person = <Someone extends { readonly id: string; readonly name: string }>(one: Someone) => {
    if (one.id !== guest) return one;
    return isForgotten ? { id: erasure.instead, name: NAMELESS } : { id: guest, name: erasure.name };
  };
  const guestId = (id: string): string => (isForgotten && id === guest ? erasure.instead : id);
  switch (entry.entry) {
    case 'created':
      return {
        ...entry,
        host: person(entry.host),
        ...(entry.knowers === undefined ? {} : { knowers: entry.knowers.map(guestId) }),
      };
    case 'sat':
      // The key that was told once opens nothing any more.
      return {
        ...entry,
        person: person(entry.person),
        ...(isForgotten && entry.person.id === guest ? { hash: hashToken(makeToken()) } : {}),
      };
    case 'shared':
      return { ...entry, guest: guestId(entry.guest) };
    case 'exported':
      return { ...entry, person: person(entry.person) };
    case 'said': {
      const named = { ...entry, person: person(entry.person) };
      return isForgotten && entry.person.id === guest ? wordless(named) : named;
    }
    case 'proposed': {
      if (!isForgotten || !held.has(entry.seat)) return entry;
      const { note: _, ...rest } = entry;
      return rest;
    }
    default:
      return entry;
  }
}

/** Whether anybody but the guest has a part in a table. */
export function isOthersToo(entries: readonly StoredEntry[], guest: string): boolean {
  return entries.some(({ body }) => {
    const entry = readEntry(body);
    const people =
      entry.entry === 'created'
        ? [entry.host.id]
        : entry.entry === 'sat'
          ? [entry.person.id]
          : entry.entry === 'shared'
            ? [entry.guest]
            : [];
    return people.some((one) => one !== guest && one !== BOTS_HOST.id);
  });
}

interface Kept {
  readonly seats?: readonly { readonly seat: number; readonly name?: string }[];
  readonly holders?: readonly (readonly string[])[];
  readonly played?: { readonly people?: readonly string[] };
}

/** What lists say about a table, without the guest. */
export function eraseFromAbout(about: string, erasure: Erasure): string {
  const { guest } = erasure;
  const isForgotten = 'instead' in erasure;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const kept = JSON.parse(about) as Kept;
  const ids = (list: readonly string[] = []): readonly string[] =>
    list.map((id) => (isForgotten && id === guest ? erasure.instead : id));
  const name = isForgotten ? NAMELESS : erasure.name;
  const seats = kept.seats?.map((seat, index) =>
    kept.holders?.[index]?.[0] === guest && seat.name !== undefined ? { ...seat, name } : seat,
  );
  return JSON.stringify({
    ...kept,
    seats,
    holders: kept.holders?.map(ids),
    ...(kept.played === undefined ? {} : { played: { ...kept.played, people: ids(kept.played.people) } }),
  });
}
