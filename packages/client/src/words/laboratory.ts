// What the lab board says. It comes with the board, so no other table waits for it.
import type { Cubes } from '@cordon/protocol/laboratory';

/** What a command would change, as a sentence is made of it. */
export interface Following {
  readonly moved: Cubes;
  readonly added: Cubes;
  readonly lost: Cubes;
  /** Where cubes go on circles, and how many. */
  readonly filled: number;
  /** City cards that leave a line, by their names. */
  readonly cards: readonly string[];
  /** Whether a line would have all that it needs. */
  readonly completes: 'yes' | 'no';
  readonly loses: 'yes' | 'no';
}

export interface LaboratoryWords {
  readonly title: string;
  readonly open: string;
  readonly fold: string;
  /** For a place of the board: “Sample dish 1: 2 red, 1 blue”. */
  readonly about: (place: string, what: string) => string;
  readonly cubes: (cubes: Cubes) => string;
  /** What an arrow does, by the command that goes along it. */
  readonly arrow: Readonly<Record<string, (from: string, to: string) => string>>;
  /** The supply cannot double the cubes. */
  readonly loses: string;
  readonly follows: (following: Following) => string;
  readonly line: {
    readonly empty: string;
    readonly open: string;
    readonly filled: (count: number, of: number) => string;
    readonly complete: string;
  };
  readonly spaces: Readonly<
    Record<
      'characterize' | 'test',
      { readonly name: string; readonly empty: string; readonly card: (city: string) => string }
    >
  >;
  readonly deck: {
    readonly title: string;
    readonly left: (count: number) => string;
    readonly look: string;
    readonly draw: string;
    readonly discard: (count: number) => string;
    readonly unseen: (count: number) => string;
    readonly none: string;
    readonly reconstructed: string;
    readonly ownList: string;
  };
  /** A Sequence card in words: “3 black, 1 red and 2 grey circles; vials: black, red”. */
  readonly card: (
    circles: readonly { readonly colour: string; readonly count: number }[],
    vials: readonly string[],
  ) => string;
  readonly sequencing: {
    readonly title: string;
    readonly place: (line: string) => string;
    readonly swap: (line: string) => string;
    readonly drop: string;
    readonly keeps: string;
  };
}
