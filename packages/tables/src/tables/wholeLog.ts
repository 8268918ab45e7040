// The table that a stored log makes, played in pieces: between two of them others get their turn.
import { readEntry, type Entry } from '../entries/entries.ts';
import type { StoredEntry } from '../store/store.ts';
import { atOnce, type Pieces } from '../pieces.ts';
import { RULES_VERSION } from '@cordon/engine';
import { effect, followPieces, timesOf, type Told } from './follow.ts';
import { Refusal } from './refusal.ts';
import { stopAt } from './stops.ts';
import type { Table } from './table.ts';

/** How many entries are read or played in one piece: some milliseconds. */
const PIECE = 100;

/** The table after a run of stored entries, telling each on the way, up to the first that cannot take effect. */
export function* followAllPieces(
  before: Table | undefined,
  id: string,
  entries: readonly StoredEntry[],
  tell?: (told: Told) => void,
): Pieces<Table | undefined> {
  let table = before;
  for (const [index, { number, at, body }] of entries.entries()) {
    if (table?.stopped !== undefined) return table;
    try {
      needOrder(id, number, table?.number ?? 0);
      const next = yield* followPieces(table, id, readEntry(body), at);
      table = next.table;
      tell?.(next.told);
    } catch (error) {
      return stoppedAt(table, number, error);
    }
    if (index % PIECE === PIECE - 1) yield;
  }
  return table;
}

/** The same in one go. */
export function followAll(...run: Parameters<typeof followAllPieces>): Table | undefined {
  return atOnce(followAllPieces(...run));
}

/** What entries brought about, for somebody who hears of them later. One that was taken back since, and is illegal now, did nothing. */
export function* retellPieces(
  before: Table | undefined,
  id: string,
  entries: readonly StoredEntry[],
  tell: (told: Told) => void,
): Pieces<Table | undefined> {
  let table = before;
  for (const { number, at, body } of entries) {
    const entry = readEntry(body);
    try {
      const next = yield* followPieces(table, id, entry, at);
      table = next.table;
      tell(next.told);
    } catch (error) {
      if (table === undefined) throw error;
      table = { ...table, number, position: number };
      tell({ number, at, entry, facts: [], move: table.moves.length, hears: [] });
    }
  }
  return table;
}

function stoppedAt(table: Table | undefined, number: number, error: unknown): Table {
  if (table === undefined)
    throw new Refusal('unreadable', stopAt(number, error, { rules: RULES_VERSION }).message);
  return { ...table, stopped: stopAt(number, error, table) };
}

function needOrder(id: string, number: number, before: number): void {
  if (number !== before + 1) throw new Error(`table ${id}: entry ${String(number)} is out of order`);
}

/**
 * The table that a whole log makes. Nobody looks at it on the way: one board is played on, and moves that were taken back are
 * not played at all. It ends before the first entry that cannot take effect.
 */
export function* wholePieces(id: string, entries: readonly StoredEntry[]): Pieces<Table | undefined> {
  const log: Entry[] = [];
  let damage: { readonly error: unknown } | undefined;
  for (const { number, body } of entries) {
    try {
      needOrder(id, number, log.length);
      log.push(readEntry(body));
    } catch (error) {
      damage = { error };
      break;
    }
    if (log.length % (PIECE * 10) === 0) yield;
  }
  const gone = takenBack(log);
  let table: Table | undefined;
  for (const [index, entry] of log.entries()) {
    const number = index + 1;
    try {
      const next = gone.has(entry)
        ? { ...table!, position: number }
        : (yield* effect(table, id, entry, number, 'played on')).table;
      table = { ...next, number, ...timesOf(next, entries[index]!.at) };
    } catch (error) {
      return stoppedAt(table, number, error);
    }
    if (table.stopped !== undefined) return table;
    if (number % PIECE === 0) yield;
  }
  return damage === undefined ? table : stoppedAt(table, log.length + 1, damage.error);
}

/** The same in one go. */
export function followWhole(id: string, entries: readonly StoredEntry[]): Table | undefined {
  return atOnce(wholePieces(id, entries));
}

/** The commands of a log that do not stand at its end; none where the log is so damaged that it cannot be told. */
function takenBack(log: readonly Entry[]): ReadonlySet<Entry> {
  try {
    return undoneIn(log);
  } catch {
    return new Set();
  }
}

function undoneIn(log: readonly Entry[]): Set<Entry> {
  const gone = new Set<Entry>();
  const standing: (Entry | undefined)[] = [];
  for (const entry of log) {
    if (entry.entry === 'created') standing.push(...entry.moves.map(() => undefined));
    else if (entry.entry === 'started' && entry.replays === 'yes') standing.length = 0;
    else if (entry.entry === 'played') standing.push(entry);
    else if (entry.entry === 'undone')
      for (const move of standing.splice(entry.to)) if (move !== undefined) gone.add(move);
  }
  return gone;
}
