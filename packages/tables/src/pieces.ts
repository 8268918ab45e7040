// Work that may take long, cut into pieces of some milliseconds: between two of them everybody else has a turn. Whoever asked for it
// pays for what it takes of the thread that serves all.
import { pause, worked } from './platform.ts';

/** Yields after every piece. */
export type Pieces<Result> = Generator<undefined, Result>;

/** Takes note of milliseconds that somebody's request cost. */
export type Pay = (milliseconds: number) => void;

/** For whoever is asked for nothing. */
export const free: Pay = () => {};

export async function inPieces<Result>(work: Pieces<Result>, pay: Pay = free): Promise<Result> {
  for (;;) {
    const piece = paid(pay, () => work.next());
    if (piece.done === true) return piece.value;
    await pause();
  }
}

export function paid<Result>(pay: Pay, work: () => Result): Result {
  if (pay === free) return work();
  const before = worked();
  try {
    return work();
  } finally {
    pay(worked() - before);
  }
}

/** For whoever holds up nobody. */
export function atOnce<Result>(work: Pieces<Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
  }
}
