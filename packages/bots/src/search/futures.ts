// Plays lines on through drawn futures. All lines meet the same futures, so that their differences come from the lines.
import { blankState, copyInto, legalInto, makeOffers, play, resampleInto } from '@cordon/engine/inner';
import type { Packed, Sight, State } from '@cordon/engine/inner';
import { meanOf } from '../mean.ts';
import type { Mind } from '../mind.ts';

/** Commands from a position on. After them either the actions of the turn are done, or the turn goes on as it is played best. */
export interface Line {
  readonly commands: readonly Packed[];
  readonly next: 'end' | 'act';
  /** What the position after it looks like, counted as futures are; nothing where cards come up in between. */
  readonly look: number;
}

export interface Effort {
  /** How many lines are played on. */
  readonly plans: number;
  /** Futures in the first round; every round after it draws half as many again. */
  readonly futures: number;
  /** So many lines stay to the end; the rounds end when no more are left, with a last one for them if they are several. */
  readonly kept: number;
  /** Turns that are played on, and how wide their plans are sought. */
  readonly turns: number;
  readonly turnWidth: number;
  /** Positions that may be looked at. */
  readonly nodes: number;
}

export interface Terms {
  /** What the end of a future counts for. */
  readonly count: (s: State) => number;
  /** Whether it is time to stop, whatever is left to do. */
  readonly isLate?: () => boolean;
}

/** For each line what it came to in each future, the futures in the same order for all; lines that were dropped have fewer. */
export type Values = readonly (readonly number[])[];

/** More turns than are played on. */
const TURNS = 64;

export class Futures {
  readonly #mind: Mind;
  readonly #sight: Sight;
  readonly #effort: Effort;
  readonly #random: Int32Array;
  readonly #terms: Terms;
  readonly #future: State;
  readonly #state: State;
  readonly #offers = makeOffers();
  readonly #limit: number;

  constructor(mind: Mind, sight: Sight, effort: Effort, random: Int32Array, terms: Terms) {
    this.#mind = mind;
    this.#sight = sight;
    this.#effort = effort;
    this.#random = random;
    this.#terms = terms;
    this.#future = blankState(mind.game);
    this.#state = blankState(mind.game);
    this.#limit = mind.search.looked + effort.nodes;
  }

  get isSpent(): boolean {
    return this.#mind.search.looked >= this.#limit || this.#terms.isLate?.() === true;
  }

  /** Draws futures and plays every line on in each; none are drawn when the effort is spent, but at least two in all. */
  play(lines: readonly Line[], values: readonly number[][], count: number): void {
    for (let round = 0; round < count; round++) {
      if (this.isSpent && values[0]!.length > 1) return;
      resampleInto(this.#future, this.#sight, this.#random);
      for (const [index, line] of lines.entries()) values[index]!.push(this.#worth(line));
    }
  }

  #worth({ commands, next }: Line): number {
    const { playout } = this.#mind;
    const state = this.#state;
    copyInto(state, this.#future);
    const last = state.turnsDone + this.#effort.turns;
    this.#follow(commands);
    let isDone = next === 'end';
    for (let turn = 0; turn < TURNS && state.over === 0; turn++) {
      if (!isDone) playout.actInHaste(state, this.#effort.turnWidth);
      isDone = false;
      if (state.over !== 0 || state.turnsDone >= last) break;
      playout.finish(state);
    }
    return this.#terms.count(state);
  }

  /** Plays what is legal of the commands; what a rehearsal does not ask is left out. */
  #follow(commands: readonly Packed[]): void {
    const state = this.#state;
    for (const command of commands) {
      if (state.over !== 0) return;
      legalInto(state, this.#offers);
      for (let i = 0; i < this.#offers.count; i++) {
        if (this.#offers.items[i] !== command) continue;
        play(state, command);
        break;
      }
    }
    this.#mind.playout.follow(state, []);
  }
}

/** What a line is ranked by: half of it is how it came out, half how it looks. Few futures alone would favour the lucky. */
function scoreOf({ look }: Line, values: readonly number[]): number {
  return (meanOf(values) + look) / 2;
}

/** Plays lines on and drops the worse half after every round, until so many are left as are kept; those get the rest. */
export function compareLines(futures: Futures, lines: readonly Line[], effort: Effort): Values {
  const values = lines.map((): number[] => []);
  let alive = lines.map((_, index) => index);
  let count = effort.futures;
  for (;;) {
    futures.play(
      alive.map((index) => lines[index]!),
      alive.map((index) => values[index]!),
      count,
    );
    if (futures.isSpent || alive.length <= effort.kept) return values;
    const scores = lines.map((line, index) => scoreOf(line, values[index]!));
    alive.sort((one, other) => scores[other]! - scores[one]! || one - other);
    alive = alive.slice(0, Math.max(effort.kept, Math.ceil(alive.length / 2)));
    // One line has nothing to be told from.
    if (alive.length === 1) return values;
    count = Math.ceil(count * 1.5);
  }
}

/** By how much one line did better than another in the futures that both met. */
export function differences(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: Math.min(one.length, other.length) }, (_, at) => one[at]! - other[at]!);
}

/** The numbers of lines, the best first. Those that met more futures come first: the others were dropped for doing worse. */
export function ranked(lines: readonly Line[], values: Values): number[] {
  const scores = lines.map((line, index) => scoreOf(line, values[index]!));
  return lines
    .map((_, index) => index)
    .toSorted(
      (one, other) =>
        values[other]!.length - values[one]!.length || scores[other]! - scores[one]! || one - other,
    );
}
