// Which tables can't go on because their log cannot be read to its end. Lists read no logs, so what a reading found is remembered here.
import { RULES_VERSION } from '@cordon/engine';
import { readRules } from '../store/about.ts';
import type { TableRow } from '../store/store.ts';

/** How many tables are remembered; beyond that the oldest are forgotten and read again. */
const MOST = 10_000;

export class Halts {
  readonly #halted = new Set<string>();
  /** Tables that were read to their end, each with the number of its last entry then. */
  readonly #whole = new Map<string, number>();

  has(table: string): boolean {
    return this.#halted.has(table);
  }

  /** A log was read: to its end, or not. */
  found(table: string, how: 'halted' | 'whole'): void {
    if (how === 'whole') this.#halted.delete(table);
    else remember(this.#halted, table, () => this.#halted.add(table));
  }

  /** A log was read to the entry that a list names. */
  checked({ table, number }: TableRow): void {
    remember(this.#whole, table, () => this.#whole.set(table, number));
  }

  forget(table: string): void {
    this.#halted.delete(table);
    this.#whole.delete(table);
  }

  /** Whether only its log can tell: today's rules neither wrote the last entry nor read it since. */
  isOpen({ table, number, status, about }: TableRow): boolean {
    const mayGoOn = status === 'gathering' || status === 'playing';
    return (
      mayGoOn &&
      !this.#halted.has(table) &&
      this.#whole.get(table) !== number &&
      readRules(about) !== RULES_VERSION
    );
  }
}

function remember(known: Set<string> | Map<string, number>, table: string, add: () => void): void {
  known.delete(table);
  add();
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}
