// How many on this page follow a table over the same channel: the table is let go with the last of them.
import type { Channel } from '../channel/channel.ts';

const all = new WeakMap<Channel, Followers>();

export class Followers {
  readonly #counts = new Map<string, number>();

  static of(channel: Channel): Followers {
    const known = all.get(channel) ?? new Followers();
    all.set(channel, known);
    return known;
  }

  has(table: string): boolean {
    return this.#counts.has(table);
  }

  join(table: string): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }

  leave(table: string): void {
    const left = (this.#counts.get(table) ?? 0) - 1;
    if (left > 0) this.#counts.set(table, left);
    else this.#counts.delete(table);
  }
}
