// What a browser did not keep of one table: the appends since then, in order.
import type { Append, StoredEntry, TableRow } from '@cordon/tables';

export class Held {
  readonly table: string;
  #appends: readonly Append[] = [];

  constructor(table: string) {
    this.table = table;
  }

  get first(): Append | undefined {
    return this.#appends[0];
  }

  get last(): Append | undefined {
    return this.#appends.at(-1);
  }

  /** The number of the last entry. */
  get number(): number {
    return this.last === undefined ? 0 : this.last.after + this.last.bodies.length;
  }

  add(append: Append): void {
    this.#appends = [...this.#appends, append];
  }

  /** The first one is kept now. */
  shift(): void {
    this.#appends = this.#appends.slice(1);
  }

  entries(after: number): StoredEntry[] {
    return this.#appends
      .flatMap(({ after: before, at, bodies }) =>
        bodies.map((body, index) => ({ number: before + 1 + index, at, body })),
      )
      .filter(({ number }) => number > after);
  }

  row(): TableRow[] {
    const { last, table, number } = this;
    return last === undefined ? [] : [{ ...last.summary, table, number, touched: last.at }];
  }

  /** Whether a guest finds it, where the browser says that the guest did before. */
  isOf(guest: string, before: boolean): boolean {
    return this.#appends.reduce((is, { joins = [], leaves = [] }) => {
      if (leaves.includes(guest)) return false;
      return is || joins.includes(guest);
    }, before);
  }
}
