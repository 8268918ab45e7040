// The log of a table as it is read: to make the table, and to tell what happened to whoever comes later. Nothing of it takes
// long in one go, however long the log is.
import { free, inPieces, type Pay } from '../pieces.ts';
import { pause } from '../platform.ts';
import type { StoredEntry } from '../store/store.ts';
import type { Told } from './follow.ts';
import type { Table } from './table.ts';
import { followAllPieces, retellPieces, wholePieces } from './wholeLog.ts';

/** How many entries are read from the store at once. */
const PAGE = 500;
/** How many entries are told at once. */
export const CHUNK = 100;
/** So many of the latest entries are kept with what they brought about: whoever missed some of them costs no more than they. */
const RECENT = 32;

/** Whoever is told something. */
interface Reader {
  readonly pay: Pay;
}

export class History {
  readonly #id: string;
  readonly #read: (after: number, most: number) => Promise<StoredEntry[]>;
  /** The latest entries, without gaps. */
  #recent: Told[] = [];
  /** What a reader was told last, and the table after it: what comes next costs no more than itself. */
  #places = new WeakMap<Reader, { readonly told: readonly Told[]; readonly table: Table }>();

  constructor(id: string, read: (after: number, most: number) => Promise<StoredEntry[]>) {
    this.#id = id;
    this.#read = read;
  }

  /** The table at the end of its log, or where it stops; undefined if there is none. */
  async load(pay: Pay = free): Promise<Table | undefined> {
    const entries = await this.#entries(Infinity);
    const cut = Math.max(0, entries.length - RECENT);
    const early = await inPieces(wholePieces(this.#id, entries.slice(0, cut)), pay);
    const recent: Told[] = [];
    const table = await inPieces(
      followAllPieces(early, this.#id, entries.slice(cut), (told) => recent.push(told)),
      pay,
    );
    this.#recent = recent;
    return table;
  }

  /** Entries that were written or read since. */
  add(told: readonly Told[]): void {
    this.#recent.push(...told);
    if (this.#recent.length > 2 * RECENT) this.#recent.splice(0, this.#recent.length - RECENT);
  }

  forget(): void {
    this.#recent = [];
    this.#places = new WeakMap();
  }

  /** What came after an entry, where that is not long ago. */
  since(after: number): readonly Told[] | undefined {
    const first = this.#recent[0];
    return first === undefined || first.number > after + 1
      ? undefined
      : this.#recent.slice(after + 1 - first.number);
  }

  /** Some of what came after an entry, found by playing the log from where this reader was last. */
  async tell(reader: Reader, after: number, upTo: number): Promise<readonly Told[]> {
    const place = this.#places.get(reader);
    // A reader who had no room gets the same again.
    if (place?.told[0]?.number === after + 1) return place.told;
    let table = place?.table.number === after ? place.table : await this.#tableAt(after, reader.pay);
    const entries = await this.#read(after, Math.min(CHUNK, upTo - after));
    const told: Told[] = [];
    table = await inPieces(
      retellPieces(table, this.#id, entries, (one) => told.push(one)),
      reader.pay,
    );
    if (table !== undefined) this.#places.set(reader, { told, table });
    return told;
  }

  async #tableAt(number: number, pay: Pay): Promise<Table | undefined> {
    if (number === 0) return undefined;
    const table = await inPieces(wholePieces(this.#id, await this.#entries(number)), pay);
    // What was taken back later may stop it earlier.
    return table === undefined ? undefined : { ...table, number };
  }

  async #entries(upTo: number): Promise<StoredEntry[]> {
    const all: StoredEntry[] = [];
    while (all.length < upTo) {
      const most = Math.min(PAGE, upTo - all.length);
      const some = await this.#read(all.length, most);
      all.push(...some);
      if (some.length < most) break;
      await pause();
    }
    return all;
  }
}
