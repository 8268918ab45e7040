// A place for tables that is gone with the test, and whose reads and writes fail when the test wants them to.
import type { Append, Appended, Signal, StoredEntry, Summary, TableStore } from '../../src/store/store.ts';

/** `before`: nothing was written; `after`: it was, and the writer does not know. */
export type Failure = 'before' | 'after';

export class MemoryStore implements Pick<TableStore, 'append' | 'read' | 'tablesWithBotDue'> {
  readonly logs = new Map<string, StoredEntry[]>();
  readonly summaries = new Map<string, Summary>();
  #failingWrites: Failure[] = [];
  #failingReads = 0;
  /** How many entries were read. */
  entriesRead = 0;
  /** Hears what was appended, as another process would. */
  onAppended: (signal: Extract<Signal, { signal: 'appended' }>) => void = () => {};

  failNextWrite(failure: Failure): void {
    this.#failingWrites.push(failure);
  }

  failNextRead(): void {
    this.#failingReads++;
  }

  /** From here on nothing fails. */
  mend(): void {
    this.#failingReads = 0;
    this.#failingWrites = [];
  }

  async append({ table, after, at, bodies, summary }: Append): Promise<Appended> {
    await turn();
    const failure = this.#failingWrites.shift();
    if (failure === 'before') throw new Error('the disk is away');
    const log = this.logs.get(table) ?? [];
    if (log.length !== after) return 'taken';
    this.logs.set(table, [...log, ...bodies.map((body, index) => ({ number: after + index + 1, at, body }))]);
    this.summaries.set(table, summary);
    if (failure === 'after') throw new Error('the line broke');
    this.onAppended({ signal: 'appended', table, number: after + bodies.length });
    return 'appended';
  }

  async read(table: string, after: number, most = Infinity): Promise<StoredEntry[]> {
    await turn();
    if (this.#failingReads > 0) {
      this.#failingReads--;
      throw new Error('the disk is away');
    }
    const entries = (this.logs.get(table) ?? []).slice(after, after + most);
    this.entriesRead += entries.length;
    return entries;
  }

  async tablesWithBotDue(): Promise<never[]> {
    return [];
  }

  drop(table: string): void {
    this.logs.delete(table);
    this.summaries.delete(table);
  }

  /** As a store for whoever needs no more than logs. */
  get asStore(): TableStore {
    return this as unknown as TableStore;
  }
}

/** Lets everything else happen that is due now. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
