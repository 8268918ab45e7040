// A table that somebody uses: what is asked of it happens one after the other, reaches the disk, and is then told to all
// who follow it. Between two uses it may be forgotten and read again.
import { ticks } from '../platform.ts';
import type { StoredEntry } from '../store/store.ts';
import { carryOut } from './carryOut.ts';
import type { Draft } from './draft.ts';
import { followAll, followWhole, type Told } from './follow.ts';
import { Refusal, unknownTable } from './refusal.ts';
import { keepsRights, mayEnter, rightsOf } from './rights.ts';
import { lend, retire } from './spareBoards.ts';
import type { Subscriber } from './subscriber.ts';
import { noticesOf, summaryOf } from './summary.ts';
import type { Table } from './table.ts';
import { changedParts, updateText, type Parts } from './updates.ts';
import type { World } from './world.ts';

/**
 * How often a writer starts again because another process was faster. Whoever wrote last is ahead of one who has to read
 * first, so it may lose as often as the other has something to write.
 */
const TRIES = 500;
/** How many entries go into one message when somebody comes back. */
const CHUNK = 200;

export class LiveTable {
  readonly id: string;
  readonly subscribers = new Set<Subscriber>();
  readonly #world: World;
  #table: Table | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** When it was last used. */
  touched: number;
  /** Called after the table has changed, by whomever; whoever wants to keep the table reads it. */
  onChange: (table: Table) => void = () => {};

  constructor(id: string, world: World) {
    this.id = id;
    this.#world = world;
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
  see<Result>(look: (table: Table) => Result): Promise<Result> {
    return this.#inTurn(async () => look(await this.#load()));
  }

  /** Writes what a request asks for and gives back its answer once it is on disk. A draft keeps no table. */
  act<Answer>(draft: (table: Table) => Draft<Answer>): Promise<Answer> {
    return this.#inTurn(() => this.#act(draft));
  }

  /** Looks for entries that other processes wrote and tells them on. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#table !== undefined) await this.#catchUp(this.#table);
      else if (this.subscribers.size > 0) for (const one of this.subscribers) await this.#bringUp(one);
    });
  }

  /** Sends a subscriber everything after the last number it got. */
  bringUpToDate(subscriber: Subscriber): Promise<void> {
    return this.#inTurn(() => this.#bringUp(subscriber));
  }

  /** Lets go of what can be read again. */
  forget(): void {
    if (this.#table === undefined || this.busy) return;
    this.#table = undefined;
    this.#world.metrics.tableUnloaded();
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    this.touched = this.#world.now();
    this.#waiting++;
    const result = this.#tail.then(task);
    this.#tail = result.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return result;
  }

  async #load(): Promise<Table> {
    if (this.#table !== undefined) return this.#table;
    const start = ticks();
    const entries = await this.#readEntries(0);
    const table = followWhole(this.id, entries);
    if (table === undefined) throw unknownTable();
    this.#table = table;
    this.#world.metrics.tableLoaded((ticks() - start) / 1000);
    return table;
  }

  async #readEntries(after: number): Promise<StoredEntry[]> {
    try {
      return await this.#world.store.read(this.id, after);
    } catch (error) {
      this.#world.trouble(error, { table: this.id });
      throw new Refusal('unavailable', 'The table cannot be read just now; please try again.');
    }
  }

  async #act<Answer>(makeDraft: (table: Table) => Draft<Answer>): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await this.#load();
      const draft = makeDraft(before);
      if (draft.entries.length === 0) return draft.answer(before);
      const { table: after, told } = carryOut(before, draft.entries, this.#world.now());
      if (await this.#write(before, after, told, draft)) {
        this.#table = after;
        this.#changed(before, after, told);
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
    try {
      const result = await store.append({
        table: this.id,
        after: before.number,
        at,
        bodies: told.map(({ entry }) => JSON.stringify(entry)),
        summary: summaryOf(after),
        joins,
        leaves,
        notices,
      });
      if (result === 'taken') return false;
    } catch (error) {
      // Whether it was written is not known: the disk is asked before anything else happens here.
      this.#world.trouble(error, { table: this.id });
      this.#table = undefined;
      metrics.tableUnloaded();
      throw new Refusal('unavailable', 'It could not be written down; look at the table and try again.');
    }
    metrics.commandsAppended(told.filter(({ entry }) => entry.entry === 'played').length);
    if (notices.length > 0) noticed();
    return true;
  }

  async #catchUp(before: Table): Promise<void> {
    const entries = await this.#readEntries(before.number);
    if (entries.length === 0) return;
    const told: Told[] = [];
    const after = followAll(before, this.id, entries, (one) => told.push(one))!;
    this.#table = after;
    this.#changed(before, after, told);
  }

  #changed(before: Table, after: Table, told: readonly Told[]): void {
    const parts = changedParts(before, after);
    const texts = new Map<string, string>();
    const same = keepsRights(before, after);
    for (const subscriber of this.subscribers) {
      if (subscriber.sent !== before.number) continue;
      if (!same) subscriber.rights = rightsOf(after, subscriber.visitor);
      this.#tell(subscriber, after, told, parts, texts);
    }
    this.onChange(after);
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
  }

  async #bringUp(subscriber: Subscriber): Promise<void> {
    const table = await this.#load();
    if (!this.subscribers.has(subscriber)) return;
    const rights = rightsOf(table, subscriber.visitor);
    subscriber.rights = rights;
    if (!mayEnter(rights)) {
      subscriber.lose();
      return;
    }
    const told = subscriber.sent >= table.number ? [] : await this.#since(subscriber.sent, table.number);
    const now = this.#world.now();
    let from = 0;
    for (; told.length - from > CHUNK; from += CHUNK) {
      const some = told.slice(from, from + CHUNK);
      const text = updateText(table, rights, some, { info: 'no', boards: 'no', more: 'yes' }, now);
      if (subscriber.take(text) === 'full') return;
      subscriber.sent = some.at(-1)!.number;
    }
    const text = updateText(table, rights, told.slice(from), { info: 'yes', boards: 'yes', more: 'no' }, now);
    if (subscriber.take(text) === 'taken') subscriber.sent = table.number;
  }

  /** The entries after a number with what they brought about, found by playing the table again. */
  async #since(after: number, upTo: number): Promise<Told[]> {
    const entries = await this.#readEntries(0);
    const told: Told[] = [];
    const known = followWhole(this.id, entries.slice(0, after));
    followAll(known, this.id, entries.slice(after, upTo), (one) => told.push(one));
    return told;
  }
}
