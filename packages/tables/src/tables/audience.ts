// Those who follow a table: told of each change as it happens, and brought up to date, some entries at a time, when they missed some.
import type { Pay } from '../pieces.ts';
import type { Told } from './follow.ts';
import { CHUNK, type History } from './history.ts';
import { Refusal } from './refusal.ts';
import { keepsRights, mayEnter, rightsOf } from './rights.ts';
import type { Subscriber } from './subscriber.ts';
import type { Table } from './table.ts';
import { changedParts, updateText, type Parts } from './updates.ts';

export interface AudienceParts {
  readonly history: History;
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  /** Looks at the table when it is its turn. */
  readonly see: <Result>(look: (table: Table) => Result, pay: Pay) => Promise<Result>;
}

export class Audience {
  readonly subscribers = new Set<Subscriber>();
  readonly #parts: AudienceParts;
  /** Those who are being brought up to date. */
  readonly #bringing = new Map<Subscriber, Promise<void>>();

  constructor(parts: AudienceParts) {
    this.#parts = parts;
  }

  /** Tells a change to everybody who knows what came before it; brings the others up to date. */
  tellAll(before: Table, after: Table, told: readonly Told[]): void {
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
  }

  /** Sends a subscriber everything after the last number it got. */
  bringUpToDate(subscriber: Subscriber): Promise<void> {
    const under = this.#bringing.get(subscriber);
    if (under !== undefined) return under;
    const bringing = this.#bringUp(subscriber).finally(() => this.#bringing.delete(subscriber));
    this.#bringing.set(subscriber, bringing);
    return bringing;
  }

  async bringAllUpToDate(): Promise<void> {
    await Promise.all(Array.from(this.subscribers, (one) => this.bringUpToDate(one)));
  }

  /** Much happened at once, or the table was read again with entries that this subscriber has not heard. */
  #bringUpLater(subscriber: Subscriber): void {
    this.bringUpToDate(subscriber).catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.#parts.trouble(error);
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
      text = updateText(after, rights, told, parts, this.#parts.now());
      texts.set(key, text);
    }
    if (subscriber.take(text) === 'taken') subscriber.sent = after.number;
    else subscriber.isBehind = true;
  }

  async #bringUp(subscriber: Subscriber): Promise<void> {
    const { see, history } = this.#parts;
    subscriber.isBehind = true;
    try {
      let told: readonly Told[] = [];
      for (;;) {
        const found = told;
        const left = await see((table) => this.#tellSome(table, subscriber, found), subscriber.pay);
        if (left === 0) return;
        await subscriber.rest();
        told = await history.tell(subscriber, subscriber.sent, subscriber.sent + left);
      }
    } catch (error) {
      // The next change tries again.
      subscriber.isBehind = false;
      throw error;
    }
  }

  /** Sends the next entries if they are known; returns how many are left to send, 0 if there is nothing more to do. */
  #tellSome(table: Table, subscriber: Subscriber, found: readonly Told[]): number {
    if (!this.subscribers.has(subscriber)) return 0;
    const rights = rightsOf(table, subscriber.visitor);
    subscriber.rights = rights;
    if (!mayEnter(rights)) {
      subscriber.lose();
      return 0;
    }
    const { sent } = subscriber;
    const next = this.#parts.history.since(sent) ?? (found[0]?.number === sent + 1 ? found : []);
    const told = next.slice(0, CHUNK);
    const number = told.at(-1)?.number ?? sent;
    const left = Math.max(0, table.number - number);
    if (left > 0 && told.length === 0) return left;
    const parts: Parts =
      left > 0 ? { info: 'no', boards: 'no', more: 'yes' } : { info: 'yes', boards: 'yes', more: 'no' };
    if (subscriber.take(updateText(table, rights, told, parts, this.#parts.now())) === 'full') return 0;
    subscriber.sent = number;
    subscriber.isBehind = left > 0;
    return left;
  }
}
