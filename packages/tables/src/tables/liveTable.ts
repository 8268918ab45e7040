// A table that somebody uses: what is asked of it happens one after the other, reaches the disk, and is then told to all
// who follow it. Between two uses it may be forgotten and read again.
import { ticks } from '../platform.ts';
import type { StoredEntry } from '../store/store.ts';
import { free, inPieces, paid, type Pay } from '../pieces.ts';
import { carryOutInPieces } from './carryOut.ts';
import type { Draft } from './draft.ts';
import type { Told } from './follow.ts';
import { CHUNK, History } from './history.ts';
import { Refusal, unknownTable } from './refusal.ts';
import { keepsRights, mayEnter, rightsOf } from './rights.ts';
import { lend, retire } from './spareBoards.ts';
import type { Subscriber } from './subscriber.ts';
import { noticesOf, playAfter, summaryOf } from './summary.ts';
import type { Table } from './table.ts';
import { unwritten } from './unwritten.ts';
import { changedParts, updateText, type Parts } from './updates.ts';
import { followAllPieces } from './wholeLog.ts';
import type { World } from './world.ts';

/**
 * How often a writer starts again because another process was faster. Whoever wrote last is ahead of one who has to read
 * first, so it may lose as often as the other has something to write.
 */
const TRIES = 500;

export class LiveTable {
  readonly id: string;
  readonly subscribers = new Set<Subscriber>();
  readonly #world: World;
  readonly #history: History;
  /** Those who are being brought up to date. */
  readonly #bringing = new Map<Subscriber, Promise<void>>();
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
    this.touched = world.now();
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
    if (this.#table === undefined)
      await Promise.all(Array.from(this.subscribers, (one) => this.bringUpToDate(one)));
    else
      await this.#inTurn(async () => {
        if (this.#table !== undefined) await this.#catchUp(this.#table);
      });
  }

  /** Sends a subscriber everything after the last number it got, some entries at a time. */
  bringUpToDate(subscriber: Subscriber): Promise<void> {
    const under = this.#bringing.get(subscriber);
    if (under !== undefined) return under;
    const bringing = this.#bringUp(subscriber).finally(() => this.#bringing.delete(subscriber));
    this.#bringing.set(subscriber, bringing);
    return bringing;
  }

  /** Lets go of what can be read again. */
  forget(): void {
    if (!this.busy) this.#unload();
  }

  /** The operator changed what stands in the log: it is read again, and told again from its beginning. */
  async reread(): Promise<void> {
    await this.#inTurn(async () => this.#unload());
    for (const subscriber of this.subscribers) subscriber.sent = 0;
    await Promise.all(Array.from(this.subscribers, (one) => this.bringUpToDate(one)));
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
    const parts = changedParts(before, after);
    const texts = new Map<string, string>();
    const same = keepsRights(before, after);
    for (const subscriber of this.subscribers) {
      if (subscriber.isBehind) continue;
      if (subscriber.sent === before.number && told.length <= CHUNK) {
        if (!same) subscriber.rights = rightsOf(after, subscriber.visitor);
        this.#tell(subscriber, after, told, parts, texts);
      } else this.#bringUpLater(subscriber);
    }
    this.onChange(after);
  }

  /** Much happened at once, or the table was read again with entries that this subscriber has not heard. */
  #bringUpLater(subscriber: Subscriber): void {
    this.bringUpToDate(subscriber).catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.#world.trouble(error, { table: this.id });
    });
  }

  #tell(
    subscriber: Subscriber,
    after: Table,
    told: readonly Told[],
    parts: Parts,
    texts: Map<string, string>,
  ): void {
    const { rights } = subscriber;
    if (!mayEnter(rights)) {
      subscriber.lose();
      return;
    }
    const key = `${rights.seats.join()}/${rights.host}/${rights.maySit}/${rights.watches}`;
    let text = texts.get(key);
    if (text === undefined) {
      text = updateText(after, rights, told, parts, this.#world.now());
      texts.set(key, text);
    }
    if (subscriber.take(text) === 'taken') subscriber.sent = after.number;
    else subscriber.isBehind = true;
  }

  async #bringUp(subscriber: Subscriber): Promise<void> {
    subscriber.isBehind = true;
    try {
      let told: readonly Told[] = [];
      for (;;) {
        const left = await this.#inTurn(() => this.#tellSome(subscriber, told));
        if (left === 0) return;
        await subscriber.rest();
        told = await this.#history.tell(subscriber, subscriber.sent, subscriber.sent + left);
      }
    } catch (error) {
      // The next change tries again.
      subscriber.isBehind = false;
      throw error;
    }
  }

  /** Tells what is known of what comes next; gives back how many entries are still to be told, none where it ends here. */
  async #tellSome(subscriber: Subscriber, found: readonly Told[]): Promise<number> {
    const { pay } = subscriber;
    const table = await this.#load(pay);
    if (!this.subscribers.has(subscriber)) return 0;
    const rights = rightsOf(table, subscriber.visitor);
    subscriber.rights = rights;
    if (!mayEnter(rights)) {
      subscriber.lose();
      return 0;
    }
    const { sent } = subscriber;
    const next = this.#history.since(sent) ?? (found[0]?.number === sent + 1 ? found : []);
    const told = next.slice(0, CHUNK);
    const number = told.at(-1)?.number ?? sent;
    const left = Math.max(0, table.number - number);
    if (left > 0 && told.length === 0) return left;
    const parts: Parts =
      left > 0 ? { info: 'no', boards: 'no', more: 'yes' } : { info: 'yes', boards: 'yes', more: 'no' };
    const text = paid(pay, () => updateText(table, rights, told, parts, this.#world.now()));
    if (subscriber.take(text) === 'full') return 0;
    subscriber.sent = number;
    subscriber.isBehind = left > 0;
    return left;
  }
}
