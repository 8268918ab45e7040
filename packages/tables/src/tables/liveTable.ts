// A table that somebody uses: what is asked of it happens one after the other, reaches the disk, and is then told to all
// who follow it. Between two uses it may be forgotten and read again.
import { ticks } from '../platform.ts';
import type { StoredEntry } from '../store/store.ts';
import { free, inPieces, paid, type Pay } from '../pieces.ts';
import { Audience } from './audience.ts';
import { carryOutInPieces } from './carryOut.ts';
import type { Draft } from './draft.ts';
import type { Told } from './follow.ts';
import { History } from './history.ts';
import { Refusal, unknownTable } from './refusal.ts';
import { lend, retire } from './spareBoards.ts';
import type { Subscriber } from './subscriber.ts';
import { noticesOf, playAfter, summaryOf } from './summary.ts';
import type { Table } from './table.ts';
import { unwritten } from './unwritten.ts';
import { followAllPieces } from './wholeLog.ts';
import type { World } from './world.ts';

/**
 * How often a writer starts again because another process was faster. Whoever wrote last is ahead of one who has to read
 * first, so it may lose as often as the other has something to write.
 */
const TRIES = 500;

export class LiveTable {
  readonly id: string;
  readonly #world: World;
  readonly #history: History;
  readonly #audience: Audience;
  #table: Table | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Set when the table is kept no longer, here or anywhere. */
  #ended = false;
  /** When it was last used. */
  touched: number;
  /** Called whenever something is asked of it. */
  onUse: () => void = () => {};
  /** Called after the table has changed, by whomever; whoever wants to keep the table reads it. */
  onChange: (table: Table) => void = () => {};

  constructor(id: string, world: World) {
    this.id = id;
    this.#world = world;
    this.#history = new History(id, (after, most) => this.#readEntries(after, most));
    this.#audience = new Audience({
      history: this.#history,
      now: world.now,
      trouble: (error) => world.trouble(error, { table: id }),
      see: (look, pay) => this.see(look, pay),
    });
    this.touched = world.now();
  }

  get subscribers(): Set<Subscriber> {
    return this.#audience.subscribers;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  get loaded(): boolean {
    return this.#table !== undefined;
  }

  /** The table as it is now, to keep as long as one likes; a Refusal if there is none. */
  read(): Promise<Table> {
    return this.see(lend);
  }

  /** What a look at the table as it is now finds out; whoever looks does not keep the table. */
  see<Result>(look: (table: Table) => Result, pay: Pay = free): Promise<Result> {
    return this.#inTurn(async () => {
      const table = await this.#load(pay);
      return paid(pay, () => look(table));
    });
  }

  /** Writes what a request asks for and gives back its answer once it is on disk. A draft keeps no table. */
  act<Answer>(draft: (table: Table) => Draft<Answer>, pay: Pay = free): Promise<Answer> {
    return this.#inTurn(() => this.#act(draft, pay));
  }

  /** Looks for entries that other processes wrote and tells them on. */
  async refresh(): Promise<void> {
    if (this.#table === undefined) await this.#audience.bringAllUpToDate();
    else
      await this.#inTurn(async () => {
        if (this.#table !== undefined) await this.#catchUp(this.#table);
      });
  }

  /** Sends a subscriber everything after the last number it got, some entries at a time. */
  bringUpToDate(subscriber: Subscriber): Promise<void> {
    return this.#audience.bringUpToDate(subscriber);
  }

  /** Lets go of what can be read again. */
  forget(): void {
    if (!this.busy) this.#unload();
  }

  /** The operator changed what stands in the log: it is read again, and told again from its beginning. */
  async reread(): Promise<void> {
    await this.#inTurn(async () => this.#unload());
    for (const subscriber of this.subscribers) subscriber.sent = 0;
    await this.#audience.bringAllUpToDate();
  }

  #unload(): void {
    if (this.#table === undefined) return;
    this.#table = undefined;
    this.#history.forget();
    this.#world.metrics.tableUnloaded();
  }

  /** Nothing can be asked of it any more. */
  end(): void {
    this.#ended = true;
    this.forget();
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#ended) return Promise.reject(unknownTable());
    this.touched = this.#world.now();
    this.onUse();
    this.#waiting++;
    const result = this.#tail.then(() => {
      if (this.#ended) throw unknownTable();
      return task();
    });
    this.#tail = result.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return result;
  }

  async #load(pay: Pay): Promise<Table> {
    if (this.#table !== undefined) return this.#table;
    const start = ticks();
    const table = await this.#history.load(pay).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'unreadable')
        this.#world.unreadable(this.id, error.message);
      throw error;
    });
    if (table === undefined) throw unknownTable();
    if (table.stopped !== undefined) this.#world.unreadable(this.id, table.stopped.message);
    this.#table = table;
    this.#world.metrics.tableLoaded((ticks() - start) / 1000);
    return table;
  }

  async #readEntries(after: number, most?: number): Promise<StoredEntry[]> {
    try {
      return await this.#world.store.read(this.id, after, most);
    } catch (error) {
      this.#world.trouble(error, { table: this.id });
      throw new Refusal('unavailable', 'The table cannot be read just now; please try again.');
    }
  }

  async #act<Answer>(makeDraft: (table: Table) => Draft<Answer>, pay: Pay): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await this.#load(pay);
      if (this.#ended) throw unknownTable();
      const draft = paid(pay, () => makeDraft(before));
      if (draft.entries.length === 0) return draft.answer(before);
      const carried = carryOutInPieces(before, draft.entries, this.#world.now());
      const { table: after, told } = await inPieces(carried, pay);
      if (await this.#write(before, after, told, draft)) {
        this.#table = after;
        paid(pay, () => this.#changed(before, after, told));
        retire(before, after);
        return draft.answer(after);
      }
      await this.#catchUp(before);
    }
    throw new Refusal('unavailable', 'Too much happens at this table at once; please try again.');
  }

  /** False when another process wrote first. */
  async #write(
    before: Table,
    after: Table,
    told: readonly Told[],
    { joins = [], leaves = [] }: Draft<unknown>,
  ): Promise<boolean> {
    const { store, metrics, link, noticed } = this.#world;
    const at = told[0]!.at;
    const notices = noticesOf(before, after, at, link(this.id));
    const play = playAfter(before, after);
    try {
      const result = await store.append({
        table: this.id,
        after: before.number,
        at,
        bodies: told.map(({ entry }) => JSON.stringify(entry)),
        summary: summaryOf(after),
        ...(play === undefined ? {} : { play }),
        joins,
        leaves,
        notices,
      });
      if (result === 'taken') return false;
    } catch (error) {
      // Whether it was written is not known: the disk is asked before anything else happens here.
      this.#world.trouble(error, { table: this.id });
      this.#unload();
      throw unwritten(error, 'It could not be written down; look at the table and try again.');
    }
    metrics.commandsAppended(told.filter(({ entry }) => entry.entry === 'played').length);
    if (notices.length > 0) noticed();
    return true;
  }

  async #catchUp(before: Table): Promise<void> {
    if (before.stopped !== undefined) return;
    const entries = await this.#readEntries(before.number);
    if (entries.length === 0) return;
    const told: Told[] = [];
    const after = (await inPieces(followAllPieces(before, this.id, entries, (one) => told.push(one))))!;
    this.#table = after;
    this.#changed(before, after, told);
  }

  #changed(before: Table, after: Table, told: readonly Told[]): void {
    if (this.#ended) return;
    this.#history.add(told);
    this.#audience.tellAll(before, after, told);
    this.onChange(after);
  }
}
