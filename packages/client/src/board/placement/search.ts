// Where the things of a city may lie, and how long that is looked for. The usual search is quick and knows only places that look tidy;
// where it ends with things that meet, the thorough one knows more.
import { CUBE, RIM } from './sizes.ts';

/** A distance or a part of a length, and what it costs. */
export type Step = readonly [length: number, cost: number];

/** Pawns that share a city: in rows one behind the other, each so far from the next. */
export interface Crowd {
  readonly step: number;
  readonly rows: 1 | 2;
  readonly cost: number;
}

export interface Search {
  /** Which part of a thing lies left of the middle of its city, or above it. */
  readonly shifts: readonly Step[];
  /** How much farther away than close to their disc cubes may lie, and names and pawns. */
  readonly blockOuts: readonly Step[];
  readonly outs: readonly Step[];
  readonly crowds: (pawns: number) => readonly Crowd[];
  /** Whether colours may share a row of cubes. */
  readonly sharing: 'yes' | 'no';
  /** Whether a name without room for large letters may be written in usual ones. */
  readonly shrinking: 'yes' | 'no';
  /** How many places a city tries at most. */
  readonly tries: number;
}

/** A row of cubes, and two of them: names and pawns may stand behind. */
export const ROW = CUBE + 2 * RIM + 1.5;
const OUTS: readonly Step[] = [
  [0, 0],
  [ROW, 5],
  [ROW + 18, 9],
];

const byLength = (...lengths: readonly number[]): readonly Step[] =>
  lengths.map((length) => [length, length * 0.4]);

/** Pawns stand one beside the other where there is room; where there is less they move closer, so that faces and letters still show. */
function inOneRow(pawns: number): readonly Crowd[] {
  return [
    { step: 22, rows: 1, cost: 0 },
    { step: 16, rows: 1, cost: 1.5 },
    ...(pawns > 3
      ? ([
          { step: 12.5, rows: 1, cost: 3 },
          { step: 9.5, rows: 1, cost: 7 },
        ] as const)
      : []),
  ];
}

export const USUAL: Search = {
  shifts: [
    [0.5, 0],
    [0.22, 0.5],
    [0.78, 0.5],
    [0, 1],
    [1, 1],
  ],
  // Cubes lie at their disc; only where there is no room their plate has a longer neck.
  blockOuts: byLength(0, 9, 20),
  outs: OUTS,
  crowds: inOneRow,
  sharing: 'no',
  shrinking: 'no',
  tries: 500,
};

const TWO_ROWS: readonly Crowd[] = [
  { step: 16, rows: 2, cost: 3 },
  { step: 12.5, rows: 2, cost: 5 },
  { step: 9.5, rows: 2, cost: 8 },
];

export const THOROUGH: Search = {
  shifts: [...USUAL.shifts, [0.1, 0.9], [0.36, 0.4], [0.64, 0.4], [0.9, 0.9]],
  blockOuts: byLength(0, 5, 9, 14, 20, 26, 32),
  outs: [...OUTS, [8, 3], [16, 4.5], [33, 7], [52, 11]],
  crowds: (pawns) => [...inOneRow(pawns), ...(pawns > 2 ? TWO_ROWS : [])],
  sharing: 'yes',
  shrinking: 'yes',
  tries: 4000,
};
