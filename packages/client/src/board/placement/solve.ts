// Chooses a place for everything around cities so that nothing lies on anything else: city by city, the most urgent first, and where
// two still meet, both look again while the price of meeting rises.
import { common, depthIn, moved, type Box } from './box.ts';
import type { Candidate } from './candidates.ts';
import { extentOf, type Kind, type Piece, type Site, type Surroundings } from './sites.ts';
import { RING } from './sizes.ts';
import { together } from './together.ts';

export interface Solution {
  /** The candidate of each piece of each site; -1 where a piece is left out. */
  readonly choices: readonly (readonly number[])[];
  /** The sites that still have something that lies on something else or is cut off. */
  readonly troubled: readonly number[];
}

const MEETING = 100;
const ON_DISC = 140;
const CUT_OFF = 60;
const BY_AREA = 0.3;
/** What lies nearer than this to another city looks as if it belonged there. */
const STRANGE = RING + 12;
const STRANGE_SLOPE = 0.12;
/** Things stay where they are unless it is worth so much to move them. */
const STAYING = 3;
const STAYING_SLOPE = 0.08;
/** What is new at a city lets others up to here look for a better place. */
const CLOSE = 130;
/** What went wrong costs so many times as much when it is looked at again. */
const DEARER = 1.7;
/** For the things of one city that is less: so its neighbours move sooner. */
const OWN_DEARER = 1.3;
/** For what is cut off that is more than meeting a neighbour that can move, and less than lying on a disc. */
const EDGE_AGAIN = 2;
/** How often cities that meet others look again. */
const ROUNDS = 90;

interface Placed {
  readonly kind: Kind;
  readonly site: number;
  readonly box: Box;
}

const meeting = (a: Kind, b: Kind, area: number): number =>
  a === 'pawns' && b === 'pawns' ? area * 0.02 : MEETING + area * BY_AREA;

const distance = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2;

class Solving {
  readonly #sites: readonly Site[];
  readonly #around: Surroundings;
  readonly #extents: readonly Box[];
  readonly #near: readonly (readonly number[])[];
  readonly #choices: number[][];
  readonly #placed: Placed[][];
  /** What it costs when these two meet: more each time they did. */
  readonly #weights = new Map<number, number>();
  /** What it costs a site to be cut off: more once it was. */
  readonly #edges: number[];
  readonly #tries: number;
  #leavingOut = false;

  constructor(sites: readonly Site[], around: Surroundings, tries: number) {
    this.#sites = sites;
    this.#around = around;
    this.#tries = tries;
    this.#extents = sites.map(extentOf);
    this.#near = sites.map((_, index) =>
      [...sites.keys()].filter(
        (other) => other !== index && common(this.#extents[index]!, this.#extents[other]!) > 0,
      ),
    );
    this.#choices = sites.map(({ pieces }) => pieces.map(() => -1));
    this.#placed = sites.map(() => []);
    this.#edges = sites.map(() => 1);
    for (const index of sites.keys()) this.#keep(index);
  }

  run(): Solution {
    const order = [...this.#sites.keys()].toSorted(
      (a, b) => this.#sites[b]!.urgency - this.#sites[a]!.urgency,
    );
    const fresh = order.filter((index) => this.#isFresh(index));
    for (const index of order)
      if (fresh.some((one) => this.#isClose(one, index)) || this.#isTroubled(index)) this.#settle(index);
    this.#repair(order);
    if (order.some((index) => this.#isTroubled(index))) {
      this.#leavingOut = true;
      for (const index of order.toReversed()) if (this.#isTroubled(index)) this.#settle(index);
    }
    return { choices: this.#choices, troubled: order.filter((index) => this.#isTroubled(index)) };
  }

  #isTroubled(index: number): boolean {
    return this.#isCut(index) || this.#rivals(index).length > 0;
  }

  /** What lay somewhere before and still can begins there. */
  #keep(index: number): void {
    const { pieces } = this.#sites[index]!;
    for (const [at, { candidates, before }] of pieces.entries())
      if (before !== undefined)
        this.#choices[index]![at] = candidates.findIndex(({ box }) => distance(box, before) < 0.5);
    this.#put(index);
  }

  /** Something lies there that has no place yet. */
  #isFresh(index: number): boolean {
    const { pieces } = this.#sites[index]!;
    return pieces.some(({ candidates }, at) => candidates.length > 0 && this.#choices[index]![at]! < 0);
  }

  #isCut(index: number): boolean {
    const { bounds } = this.#around;
    return (
      bounds !== undefined &&
      this.#placed[index]!.some(
        ({ box: { left, top, right, bottom } }) =>
          left < bounds.left || right > bounds.right || top < bounds.top || bottom > bounds.bottom,
      )
    );
  }

  #isClose(a: number, b: number): boolean {
    const [one, other] = [this.#sites[a]!, this.#sites[b]!];
    return Math.hypot(one.x - other.x, one.y - other.y) < CLOSE;
  }

  #put(index: number): void {
    const { x, y, pieces } = this.#sites[index]!;
    this.#placed[index] = pieces.flatMap(({ kind, candidates }, at) => {
      const chosen = candidates[this.#choices[index]![at]!];
      return chosen === undefined ? [] : [{ kind, site: index, box: moved(chosen.box, x, y) }];
    });
  }

  #weight(a: number, b: number): number {
    return this.#weights.get(Math.min(a, b) * this.#sites.length + Math.max(a, b)) ?? 1;
  }

  #raise(a: number, b: number): void {
    const dearer = a === b ? OWN_DEARER : DEARER;
    this.#weights.set(Math.min(a, b) * this.#sites.length + Math.max(a, b), this.#weight(a, b) * dearer);
  }

  /** The sites whose things or discs meet the things of this one; itself where it lies on its own. */
  #rivals(index: number): number[] {
    const found = new Set<number>();
    const own = this.#placed[index]!;
    for (const [at, { kind, box }] of own.entries()) {
      for (const other of own.slice(at + 1)) if (isMeeting(kind, box, other)) found.add(index);
      for (const near of this.#near[index]!) {
        const { x, y } = this.#sites[near]!;
        if (depthIn(box, x, y, RING) > 0) found.add(near);
        for (const other of this.#placed[near]!) if (isMeeting(kind, box, other)) found.add(near);
      }
    }
    return [...found];
  }

  #repair(order: readonly number[]): void {
    let queue = order.filter((index) => this.#isTroubled(index));
    for (let round = ROUNDS; round > 0 && queue.length > 0; round--) {
      const index = queue.shift()!;
      for (const rival of this.#rivals(index)) this.#raise(index, rival);
      if (this.#isCut(index)) this.#edges[index] = EDGE_AGAIN;
      this.#settle(index);
      const rivals = this.#rivals(index);
      queue = [...queue.filter((one) => !rivals.includes(one)), ...rivals];
      if (this.#isTroubled(index)) queue.push(index);
    }
  }

  /** What else lies where the pieces of a site could. */
  #close(index: number): Placed[] {
    const extent = this.#extents[index]!;
    const close: Placed[] = [];
    for (const box of this.#around.taken)
      if (common(box, extent) > 0) close.push({ kind: 'badge', site: -1, box });
    for (const near of this.#near[index]!)
      for (const other of this.#placed[near]!) if (common(other.box, extent) > 0) close.push(other);
    return close;
  }

  /** What a candidate costs where everything else lies as it does. */
  #price(index: number, { kind, before }: Piece, own: Candidate, close: readonly Placed[]): number {
    const { x, y } = this.#sites[index]!;
    const [left, top] = [own.box.left + x, own.box.top + y];
    const [right, bottom] = [own.box.right + x, own.box.bottom + y];
    let sum = own.cost;
    if (before !== undefined) sum += Math.min(STAYING, distance(own.box, before) * STAYING_SLOPE);
    for (const near of this.#near[index]!) {
      const site = this.#sites[near]!;
      const dx = Math.max(left - site.x, 0, site.x - right);
      const dy = Math.max(top - site.y, 0, site.y - bottom);
      if (dx >= STRANGE || dy >= STRANGE) continue;
      const apart = Math.hypot(dx, dy);
      if (apart < RING) sum += ON_DISC * this.#weight(index, near) + RING - apart;
      else if (apart < STRANGE) sum += (STRANGE - apart) * STRANGE_SLOPE;
    }
    for (const { box, kind: other, site } of close) {
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      if (across <= 0) continue;
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (down > 0) sum += meeting(kind, other, across * down) * (site < 0 ? 1 : this.#weight(index, site));
    }
    const { bounds } = this.#around;
    if (bounds !== undefined) {
      const cut =
        Math.max(0, bounds.left - left) +
        Math.max(0, right - bounds.right) +
        Math.max(0, bounds.top - top) +
        Math.max(0, bottom - bounds.bottom);
      if (cut > 0) sum += (CUT_OFF + cut) * this.#edges[index]!;
    }
    return sum;
  }

  #settle(index: number): void {
    const { pieces: all } = this.#sites[index]!;
    // What takes most room is laid first: so there is less to take back.
    const order = [...all.keys()].toSorted((a, b) => roomOf(all[b]!) - roomOf(all[a]!));
    const pieces = order.map((at) => all[at]!);
    const close = this.#close(index);
    const own = this.#weight(index, index);
    const prices = pieces.map(({ candidates }) => new Float64Array(candidates.length).fill(Number.NaN));
    const best = together(
      pieces,
      order.map((at) => this.#choices[index]![at]!),
      {
        priceOf: (at, candidate) => {
          const known = prices[at]![candidate]!;
          if (!Number.isNaN(known)) return known;
          const piece = pieces[at]!;
          return (prices[at]![candidate] = this.#price(index, piece, piece.candidates[candidate]!, close));
        },
        meeting: (box, other) => {
          const area = common(box, other);
          return area > 0 ? (MEETING * 2 + area * BY_AREA) * own : 0;
        },
        tries: this.#tries,
        leavingOut: this.#leavingOut,
      },
    );
    for (const [at, choice] of best.entries()) this.#choices[index]![order[at]!] = choice;
    this.#put(index);
  }
}

const roomOf = ({ candidates: [cheapest] }: Piece): number =>
  cheapest === undefined ? 0 : common(cheapest.box, cheapest.box);

const isMeeting = (kind: Kind, box: Box, other: Placed): boolean =>
  !(kind === 'pawns' && other.kind === 'pawns') && common(box, other.box) > 0;

/** `tries`: how many places a city tries at most. */
export function solve(sites: readonly Site[], around: Surroundings, tries: number): Solution {
  return new Solving(sites, around, tries).run();
}
