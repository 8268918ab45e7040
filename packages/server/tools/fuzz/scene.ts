// What the attackers know of the tables there are: names, keys, boards. Each tells the others.
import type { Update } from '@cordon/protocol';

export interface KnownTable {
  readonly table: string;
  /** `honest`: others play there, no attacker has a seat; `staged`: begun for the attackers; `own`: made by them. */
  readonly whose: 'honest' | 'staged' | 'own';
  readonly keys: string[];
  position: number;
  number: number;
  players: number;
  /** What each seat can do, as far as anybody was told. */
  readonly legal: Map<number, readonly string[]>;
  proposals: readonly number[];
}

/** So many tables of each sort are remembered; the oldest are left alone. */
const MOST: Readonly<Record<KnownTable['whose'], number>> = { honest: 1000, staged: 6, own: 40 };

export class Scene {
  readonly #tables = new Map<string, KnownTable>();

  get tables(): readonly KnownTable[] {
    return [...this.#tables.values()];
  }

  add(table: string, whose: KnownTable['whose'], keys: readonly (string | undefined)[]): void {
    const known = this.#tables.get(table);
    const more = keys.filter((key) => key !== undefined);
    if (known !== undefined) {
      known.keys.push(...more);
      return;
    }
    const fresh = { position: 0, number: 0, players: 2, legal: new Map(), proposals: [] };
    this.#tables.set(table, { table, whose, keys: more, ...fresh });
    const alike = this.tables.filter((one) => one.whose === whose);
    if (alike.length > MOST[whose]) this.#tables.delete(alike[0]!.table);
  }

  /** A key that somebody was given: of a seat, of a new link. */
  addKey(table: string, key: string): void {
    this.#tables.get(table)?.keys.push(key);
  }

  remove(table: string): void {
    this.#tables.delete(table);
  }

  hear({ table, number, position, info, boards }: Update): void {
    const known = this.#tables.get(table);
    if (known === undefined || number < known.number) return;
    known.number = number;
    known.position = position;
    if (info !== undefined) {
      known.players = info.seats.length;
      known.proposals = info.proposals.map(({ proposal }) => proposal);
    }
    for (const { seat, legal } of boards ?? []) known.legal.set(seat, legal);
  }
}
