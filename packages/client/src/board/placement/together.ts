// The best places for all things of one city together. Candidates come cheapest first and are priced when they are looked at: as soon as a
// good place is found, most need not be.
import type { Box } from './box.ts';
import type { Piece } from './sites.ts';

export interface Pricing {
  /** What a candidate of a piece costs where everything of other cities lies as it does. */
  readonly priceOf: (piece: number, candidate: number) => number;
  /** What it costs when two things of the city meet. */
  readonly meeting: (box: Box, other: Box) => number;
  /** How many places are tried at most. */
  readonly tries: number;
  /** Whether a piece with a price may be left out. */
  readonly leavingOut: boolean;
}

/** The candidate of each piece, -1 where it is left out; `before`: where they lie now. */
export function together(
  pieces: readonly Piece[],
  before: readonly number[],
  { priceOf, meeting, tries, leavingOut }: Pricing,
): readonly number[] {
  const chosen: number[] = [];
  const boxes: (Box | undefined)[] = [];
  const put = (at: number, candidate: number): void => {
    chosen[at] = candidate;
    boxes[at] = pieces[at]!.candidates[candidate]?.box;
  };
  /** With everything of the city that is laid already. */
  const costOf = (at: number, candidate: number): number => {
    const { candidates, price } = pieces[at]!;
    const box = candidates[candidate]?.box;
    if (box === undefined) return price ?? 0;
    let sum = priceOf(at, candidate);
    for (let earlier = 0; earlier < at; earlier++) {
      const other = boxes[earlier];
      if (other !== undefined) sum += meeting(box, other);
    }
    return sum;
  };
  /** Tries candidates, where it lies now first, as long as what they cost by themselves is less than the limit. */
  const tryAll = (at: number, limit: () => number, take: (candidate: number) => void): void => {
    const { candidates, price } = pieces[at]!;
    if (candidates.length === 0) {
      take(-1);
      return;
    }
    const known = before[at]!;
    if (known >= 0) take(known);
    for (let candidate = 0; candidate < candidates.length; candidate++) {
      if (candidates[candidate]!.cost >= limit()) break;
      if (candidate !== known) take(candidate);
    }
    if (leavingOut && price !== undefined) take(-1);
  };

  // First each piece takes its best place: what is found after that has to be cheaper in sum.
  let least = 0;
  for (const at of pieces.keys()) {
    let [cost, best] = [Infinity, -1];
    tryAll(
      at,
      () => cost,
      (candidate) => {
        const now = costOf(at, candidate);
        if (now < cost) [cost, best] = [now, candidate];
      },
    );
    put(at, best);
    least += cost;
  }
  let best: readonly number[] = [...chosen];

  const rest: number[] = [0];
  for (const { candidates } of pieces.toReversed()) rest.unshift(rest[0]! + (candidates[0]?.cost ?? 0));
  let left = tries;
  const search = (at: number, sum: number): void => {
    if (at === pieces.length) {
      [least, best] = [sum, [...chosen]];
      return;
    }
    tryAll(
      at,
      () => (left < 0 ? -Infinity : least - sum - rest[at + 1]!),
      (candidate) => {
        left--;
        const now = sum + costOf(at, candidate);
        if (now + rest[at + 1]! >= least) return;
        put(at, candidate);
        search(at + 1, now);
      },
    );
  };
  search(0, 0);
  return best;
}
