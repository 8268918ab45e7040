// What an operator may do to a log: end its game, and look whether it can still be read.
import type { Entry } from '../entries/entries.ts';
import type { StoredEntry, Summary } from '../store/store.ts';
import { follow } from '../tables/follow.ts';
import { needWhole } from '../tables/stops.ts';
import { summaryOf } from '../tables/summary.ts';
import { isOver, type Table } from '../tables/table.ts';
import { followWhole } from '../tables/wholeLog.ts';

/** Entries to be written behind a log, and how the table stands then. */
export interface Addition {
  readonly bodies: readonly string[];
  readonly summary: Summary;
}

/** Why a log cannot be read with today's rules; undefined if it can. */
export function verifyLog(id: string, entries: readonly StoredEntry[]): string | undefined {
  try {
    const table = followWhole(id, entries);
    return table === undefined ? 'its log is empty' : table.stopped?.message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Ends the game and takes the table off the list; undefined where there is nothing left to end. */
export function closing(id: string, entries: readonly StoredEntry[], at: number): Addition | undefined {
  const table = followWhole(id, entries);
  if (table === undefined) return undefined;
  const added: Entry[] = [
    ...(isOver(table) ? [] : [{ entry: 'abandoned' } as const]),
    ...(table.listed === 'yes' ? [{ entry: 'unlisted' } as const] : []),
  ];
  return added.length === 0 ? undefined : addTo(table, added, at);
}

/** Says in the log that the text of an entry was removed. */
export function removal(
  id: string,
  entries: readonly StoredEntry[],
  of: number,
  at: number,
): Addition | undefined {
  const table = followWhole(id, entries);
  return table === undefined ? undefined : addTo(table, [{ entry: 'removed', of }], at);
}

function addTo(before: Table, added: readonly Entry[], at: number): Addition {
  needWhole(before);
  let table = before;
  for (const entry of added) ({ table } = follow(table, before.id, entry, at));
  return { bodies: added.map((entry) => JSON.stringify(entry)), summary: summaryOf(table) };
}
