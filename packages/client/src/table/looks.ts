// Boards of earlier moves: asked for once, and again only when they are no longer those of the game.
import type { Answers } from '@cordon/protocol';
import { RefusedError } from '../channel/channel.ts';
import { freshEntries } from './fresh.ts';
import type { TableModel } from './model.ts';

export type EarlierBoards = Answers['look']['boards'];

export class Looks {
  readonly #known = new Map<number, Promise<EarlierBoards | RefusedError>>();
  readonly #ask: (move: number) => Promise<EarlierBoards>;

  constructor(ask: (move: number) => Promise<EarlierBoards>) {
    this.#ask = ask;
  }

  at(move: number): Promise<EarlierBoards | RefusedError> {
    const known = this.#known.get(move);
    if (known !== undefined) return known;
    const looked: Promise<EarlierBoards | RefusedError> = this.#ask(move).catch((error: unknown) => {
      if (this.#known.get(move) === looked) this.#known.delete(move);
      if (error instanceof RefusedError) return error;
      throw error;
    });
    this.#known.set(move, looked);
    return looked;
  }

  /** Forgets what no longer is so: moves that were taken back, and all of them where others see the board. */
  changed(before: TableModel, after: TableModel): void {
    if (before === after || this.#known.size === 0) return;
    const isSameLog = after.entries[before.entries.length - 1] === before.entries.at(-1);
    if (!isSameLog || seatsOf(before) !== seatsOf(after)) {
      this.#known.clear();
      return;
    }
    for (const entry of freshEntries(after, before.number))
      if (entry.entry === 'undone')
        for (const move of this.#known.keys()) if (move > entry.to) this.#known.delete(move);
  }
}

function seatsOf({ info }: TableModel): string {
  return info?.you.seats.join(' ') ?? '';
}
