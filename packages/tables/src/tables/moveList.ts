// The moves of a table, one list after the other: a list and those that go on from it share one array, so that a move more
// costs no copy of all before it. No list ever changes.

/** A command that stands: whose it was, its words, and how many reveals there had been before it. */
export interface Move {
  readonly seat: number;
  readonly words: string;
  readonly reveals: number;
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

  *[Symbol.iterator](): Iterator<Move> {
    for (let move = 0; move < this.length; move++) yield this.#shared[move]!;
  }
}
