// Tries out what a request wants written: all of its entries take effect, on a table beside the real one, or none does.
import type { Entry } from '../entries/entries.ts';
import { atOnce, type Pieces } from '../pieces.ts';
import { follow, type Told } from './follow.ts';
import { Refusal } from './refusal.ts';
import { needWhole } from './stops.ts';
import type { Table } from './table.ts';

/** No game comes near; it keeps a log from growing for ever. */
const MOST_ENTRIES = 20_000;
/** From here on there is room for the game alone. */
const MOST_WITH_TALK = 15_000;
const TALK: ReadonlySet<Entry['entry']> = new Set([
  'said',
  'proposed',
  'answered',
  'withdrawn',
  'voted',
  'hinted',
]);

/** Entries that take effect between two turns of others. */
const PIECE = 50;

export interface CarriedOut {
  readonly table: Table;
  readonly told: readonly Told[];
}

export function carryOut(before: Table, entries: readonly Entry[], at: number): CarriedOut {
  return atOnce(carryOutInPieces(before, entries, at));
}

export function* carryOutInPieces(before: Table, entries: readonly Entry[], at: number): Pieces<CarriedOut> {
  needWhole(before);
  needRoom(before, entries);
  const told: Told[] = [];
  let table = before;
  try {
    for (const entry of entries) {
      if (entry.entry === 'played' && entry.earlier === undefined) needNoReveal(before, table);
      const next = follow(table, before.id, entry, at);
      table = next.table;
      told.push(next.told);
      if (told.length % PIECE === 0) yield;
    }
  } catch (error) {
    if (!(error instanceof Refusal) || entries.length === 1) throw error;
    throw error.about(`Command ${String(told.length + 1)} of ${String(entries.length)}`);
  }
  return { table, told };
}

function needRoom({ number }: Table, entries: readonly Entry[]): void {
  const talk = entries.some(({ entry }) => TALK.has(entry));
  if (number + entries.length <= (talk ? MOST_WITH_TALK : MOST_ENTRIES)) return;
  const message = talk
    ? 'So much was said at this table that what room is left is kept for the game.'
    : 'The log of this table is full.';
  throw new Refusal('log-full', message);
}

/**
 * Of several commands at once all or none happen. Whoever could go on after a reveal would see by the refusal what comes,
 * and nothing would have happened.
 */
function needNoReveal(before: Table, now: Table): void {
  if (now.state.reveals === before.state.reveals) return;
  const message = 'What follows a revealed card is said when the card has been seen.';
  throw new Refusal('illegal-command', message, { reason: 'after-reveal' });
}
