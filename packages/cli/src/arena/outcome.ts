// How one game of a contest went.
import type { FaultName } from '../engines/fault.ts';

export interface ProgramOutcome {
  /** Counted from 1. */
  readonly seat: number;
  readonly name: string;
  /** What it calls itself. */
  readonly title: string;
  /** What it did wrong, and what it said. */
  readonly fault?: FaultName;
  readonly line?: string;
}

export interface Outcome {
  readonly cell: number;
  /** The number of the deal, counted from 0. */
  readonly game: number;
  /** An ending of the game, or `fault` if a program's fault ended it. */
  readonly ending: string;
  readonly turns: number;
  readonly outbreaks: number;
  /** Where sides play against each other: those that have won, counted from 1. */
  readonly winners?: readonly number[];
  /** Processor time of the whole game; time spent waiting for programs counts by the clock. */
  readonly milliseconds: number;
  /** A hash of the moves: equal hashes, equal games. */
  readonly moves: string;
  /** The programs at the table, if any. */
  readonly programs?: readonly ProgramOutcome[];
}

/** Deal by deal: games end in any order, and what is told of them has one. */
export const inOrder = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.toSorted((one, other) => one.game - other.game || one.cell - other.cell);

/** Identifies a game of a contest. */
export const keyOf = ({ cell, game }: Pick<Outcome, 'cell' | 'game'>): string =>
  `${String(cell)} ${String(game)}`;
