// A table as the page knows it: everything that was told about it so far.
import type { Closed, EntryMessage, Presence, SeatBoard, TableInfo } from '@cordon/protocol';

export interface TableModel {
  readonly id: string;
  /** The history of the server that all of this belongs to; undefined before the table was opened. */
  readonly epoch: string | undefined;
  /** The number of the last entry: what the page names when it comes back. */
  readonly number: number;
  /** What a command names. */
  readonly position: number;
  /** How many commands stand. */
  readonly move: number;
  readonly info: TableInfo | undefined;
  /** One for each seat that the reader holds, or the one of a watcher. */
  readonly boards: readonly SeatBoard[];
  readonly entries: readonly EntryMessage[];
  readonly presence: Pick<Presence, 'seats' | 'watchers'>;
  readonly closed: Closed | undefined;
}

export function emptyTable(id: string): TableModel {
  return {
    id,
    epoch: undefined,
    number: 0,
    position: 0,
    move: 0,
    info: undefined,
    boards: [],
    entries: [],
    presence: { seats: [], watchers: 0 },
    closed: undefined,
  };
}
