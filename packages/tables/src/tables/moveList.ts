// The moves of a table, one list after the other: a list and those that go on from it share one array, so that a move more
// costs no copy of all before it. No list ever changes.

import type { State } from '@cordon/engine';

/** A command that stands: whose it was, its words, and how many reveals there had been before it. */
export interface Move {
  readonly seat: number;
  readonly words: string;
  readonly reveals: number;
  /** The board before it; kept with one move in so many, and never changed. */
  readonly board?: State;
}

export class MoveList implements Iterable<Move> {
  static readonly empty = new MoveList([], 0);
  /** Holds the moves of this list first, and perhaps those of longer ones behind them. */
  readonly #shared: Move[];
  readonly length: number;

  private constructor(shared: Move[], length: number) {
    this.#shared = shared;
    this.length = length;
  }

  get last(): Move | undefined {
    return this.length === 0 ? undefined : this.#shared[this.length - 1];
  }

  /** How many moves lie before the last board that is kept, and that board. */
  get lastBoard(): { readonly moves: number; readonly board: State } | undefined {
    for (let moves = this.length - 1; moves >= 0; moves--) {
      const { board } = this.#shared[moves]!;
      if (board !== undefined) return { moves, board };
    }
    return undefined;
  }

  with(move: Move): MoveList {
    const isLongest = this.#shared.length === this.length && this !== MoveList.empty;
    const shared = isLongest ? this.#shared : this.first(this.length);
    shared.push(move);
    return new MoveList(shared, this.length + 1);
  }

  /** The list as it was when it had so many moves. */
  backTo(length: number): MoveList {
    return new MoveList(this.#shared, Math.min(length, this.length));
  }

  first(count: number): Move[] {
    return this.#shared.slice(0, Math.min(count, this.length));
  }

  [Symbol.iterator](): Iterator<Move> {
    return this.from(0);
  }

  /** Those after the first so many. */
  *from(first: number): IterableIterator<Move> {
    for (let move = first; move < this.length; move++) yield this.#shared[move]!;
  }
}
