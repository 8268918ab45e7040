// The tables that this process uses just now. New ones are made here; those that nobody uses are let go.
import { makeTableId } from '../identity/tokens.ts';
import type { EntryOf } from '../entries/entries.ts';
import type { Appended, TableRow } from '../store/store.ts';
import { inPieces, type Pay } from '../pieces.ts';
import { createdInPieces } from './created.ts';
import { Halts } from './halts.ts';
import { LiveTable } from './liveTable.ts';
import { Refusal } from './refusal.ts';
import { needWhole } from './stops.ts';
import { playAfter, summaryOf } from './summary.ts';
import type { Table } from './table.ts';
import { unwritten } from './unwritten.ts';
import { lend } from './spareBoards.ts';
import type { World } from './world.ts';

/** How long a table stays in memory after its last use, in milliseconds. */
const KEPT = 60_000;
/** How many tables stay in memory though nobody uses them. */
const MOST_LOADED = 3000;

export class Registry {
  readonly #world: World;
  /**
   * Every live table that anything in this process still refers to. Its entry goes when nothing does: whoever holds one,
   * a subscriber, a bot or a task in between, and whoever asks for it later always mean the same object.
   */
  readonly #live = new Map<string, WeakRef<LiveTable>>();
  readonly #collected = new FinalizationRegistry<string>((id) => {
    if (this.#live.get(id)?.deref() === undefined) this.#live.delete(id);
  });
  /** Those that stay in memory also while nobody refers to them; every loaded table is one of them. */
  readonly #kept = new Set<LiveTable>();
  readonly #halts = new Halts();
  /** Called after any table changed. */
  onChange: (live: LiveTable, table: Table) => void = () => {};
  /** Called when a table is kept no longer. */
  onDrop: (live: LiveTable) => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  get(id: string): LiveTable {
    const known = this.find(id);
    if (known !== undefined) return known;
    const live = new LiveTable(id, this.#world);
    live.onUse = () => this.#kept.add(live);
    live.onChange = (table) => this.onChange(live, table);
    this.#live.set(id, new WeakRef(live));
    this.#collected.register(live, id);
    return live;
  }

  /** The table as it is now, to keep. */
  read(id: string, pay?: Pay): Promise<Table> {
    return this.see(id, lend, pay);
  }

  /** What a look at the table finds out. One that does not exist is not kept. */
  async see<Result>(id: string, look: (table: Table) => Result, pay?: Pay): Promise<Result> {
    const live = this.get(id);
    try {
      return await live.see((table) => {
        this.#halts.found(id, table.stopped === undefined ? 'whole' : 'halted');
        return look(table);
      }, pay);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unreadable') this.#halts.found(id, 'halted');
      this.#letGo(live);
      throw error;
    }
  }

  /**
   * Which tables of a list can't go on. Where only the log can tell, it is read: `most` logs at a time, since that is more work than
   * a list should be. The others are read when the list is asked for again.
   */
  async haltedAmong(rows: readonly TableRow[], most: number, pay?: Pay): Promise<ReadonlySet<string>> {
    for (const row of rows.filter((one) => this.#halts.isOpen(one)).slice(0, most)) {
      try {
        await this.see(row.table, () => this.#halts.checked(row), pay);
      } catch (error) {
        // What cannot be read just now is read another time.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return new Set(rows.map(({ table }) => table).filter((table) => this.#halts.has(table)));
  }

  /** The table if this process has it in use. */
  find(id: string): LiveTable | undefined {
    return this.#live.get(id)?.deref();
  }

  *all(): Iterable<LiveTable> {
    for (const reference of this.#live.values()) {
      const live = reference.deref();
      if (live !== undefined) yield live;
    }
  }

  /** How many tables are kept in memory, loaded or followed. */
  get size(): number {
    return this.#kept.size;
  }

  /** Writes a new table down and gives back its name. */
  async create(entry: EntryOf<'created'>, pay?: Pay): Promise<string> {
    const id = makeTableId();
    if ((await this.#write(id, entry, [entry.host.id], pay)) === 'appended') return id;
    throw new Refusal('unavailable', 'The table could not be written down; please try again.');
  }

  /** Writes down a table of this name that nobody finds among their own, unless it is there. */
  async createOnce(id: string, entry: EntryOf<'created'>): Promise<void> {
    await this.#write(id, entry, []);
  }

  async #write(
    id: string,
    entry: EntryOf<'created'>,
    joins: readonly string[],
    pay?: Pay,
  ): Promise<Appended> {
    const at = this.#world.now();
    const table = await inPieces(createdInPieces(id, entry), pay);
    needWhole(table);
    const play = playAfter(undefined, table);
    try {
      const bodies = [JSON.stringify(entry)];
      return await this.#world.store.append({
        table: id,
        after: 0,
        at,
        bodies,
        summary: summaryOf({ ...table, number: 1 }),
        ...(play === undefined ? {} : { play }),
        joins,
      });
    } catch (error) {
      this.#world.trouble(error, { table: id });
      throw unwritten(error, 'The table could not be written down; please try again.');
    }
  }

  /** The table is kept no longer: whoever follows it is told, nothing of it stays here, and nobody gets anything out of it. */
  drop(id: string): void {
    this.#halts.forget(id);
    const live = this.find(id);
    if (live === undefined) return;
    this.#live.delete(id);
    this.#kept.delete(live);
    this.onDrop(live);
    for (const subscriber of live.subscribers) subscriber.lose();
    live.end();
  }

  /** Forgets what has not been used for a while. */
  sweep(): void {
    const now = this.#world.now();
    let loaded = 0;
    for (const live of this.#kept) if (live.loaded) loaded++;
    for (const live of this.#kept) {
      if (live.busy || (now - live.touched < KEPT && loaded <= MOST_LOADED)) continue;
      if (live.loaded) loaded--;
      live.forget();
      this.#letGo(live);
    }
  }

  /** Nothing is lost by it: what is used again is the same table, and is kept again. */
  #letGo(live: LiveTable): void {
    if (!live.loaded && !live.busy && live.subscribers.size === 0) this.#kept.delete(live);
  }
}
