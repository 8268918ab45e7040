// Plays lines on through drawn futures. All lines meet the same futures, so that their differences come from the lines.
import { blankState, copyInto, legalInto, makeOffers, play } from '@cordon/engine/inner';
import type { Packed, Sight, State } from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';
import { turnsLeft } from '../position/features/clock.ts';
import { drawInto } from './draw.ts';

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
  /** Futures that every line meets, and the most that any meets. */
  readonly futures: number;
  readonly most: number;
  /** So many of the best lines meet all futures, however far they are apart. */
  readonly kept: number;
  /** Turns that are played on, to the end of the game where it is near, and how wide their plans are sought. */
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
/** The end of the player deck is near when it lasts no longer than this many times the turns that are played on. */
const NEAR_END = 2;

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
  /** Near the end a turn more or less decides, which no average knows: futures are played to it. */
  readonly #turns: number;

  constructor(mind: Mind, sight: Sight, effort: Effort, random: Int32Array, terms: Terms) {
    this.#mind = mind;
    this.#sight = sight;
    this.#effort = effort;
    this.#random = random;
    this.#terms = terms;
    this.#future = blankState(mind.game);
    this.#state = blankState(mind.game);
    this.#limit = mind.search.looked + effort.nodes;
    this.#turns = turnsLeft(sight.table) <= NEAR_END * effort.turns ? Infinity : effort.turns;
  }

  get isSpent(): boolean {
    return this.#mind.search.looked >= this.#limit || this.#terms.isLate?.() === true;
  }

  /** Draws futures and plays every line on in each; none are drawn when the effort is spent, but at least two in all. */
  play(lines: readonly Line[], values: readonly number[][], count: number): void {
    for (let round = 0; round < count; round++) {
      if (this.isSpent && values[0]!.length > 1) return;
      drawInto(this.#future, this.#sight, this.#random);
      for (const [index, line] of lines.entries()) values[index]!.push(this.#worth(line));
    }
  }

  #worth({ commands, next }: Line): number {
    const { playout } = this.#mind;
    const state = this.#state;
    copyInto(state, this.#future);
    const last = state.turnsDone + this.#turns;
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
