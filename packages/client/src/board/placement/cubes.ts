// How the cubes of a city lie in a block: each colour by itself, the city's own first.
import type { Point } from '../../maps/drawing.ts';
import { CUBE, CUBE_STEP, RIM } from './sizes.ts';

export interface PlacedCube {
  readonly colour: string;
  /** Which of its colour, from 0. */
  readonly index: number;
  /** The middle of the cube, seen from the upper left corner of the block. */
  readonly at: Point;
}

export interface CubeBlock {
  readonly width: number;
  readonly height: number;
  readonly cubes: readonly PlacedCube[];
  /** The less a block is liked, the more it costs. */
  readonly cost: number;
}

type Counts = Readonly<Record<string, number>>;

/** Three cubes of a colour lie in a row, in a heap, or below each other. */
const LAYINGS = [
  { name: 'row', cost: 0, at: (index: number): Point => [index, 0] },
  { name: 'heap', cost: 0.6, at: (index: number): Point => [index === 2 ? 0.5 : index, index === 2 ? 0 : 1] },
  { name: 'column', cost: 0.8, at: (index: number): Point => [0, index] },
] as const;

/** The colours that are there, the city's own first. */
export function coloursOf(counts: Counts, own: string): string[] {
  return Object.keys(counts)
    .filter((colour) => counts[colour]! > 0)
    .toSorted((a, b) => Number(b === own) - Number(a === own) || a.localeCompare(b));
}

function blockOf(
  counts: Counts,
  colours: readonly string[],
  cost: number,
  cellOf: (line: number, index: number) => Point,
): CubeBlock {
  const cells = colours.flatMap((colour, line) =>
    Array.from({ length: counts[colour]! }, (_, index) => ({ colour, index, cell: cellOf(line, index) })),
  );
  const place = (along: number): number => RIM + CUBE / 2 + along * CUBE_STEP;
  const size = (axis: 0 | 1): number =>
    2 * RIM + CUBE + Math.max(...cells.map(({ cell }) => cell[axis])) * CUBE_STEP;
  return {
    width: size(0),
    height: size(1),
    cubes: cells.map(({ colour, index, cell }) => ({ colour, index, at: [place(cell[0]), place(cell[1])] })),
    cost,
  };
}

/** All ways to lay the cubes of a city, the usual one first. None where it has no cubes. `sharing`: whether colours may share a row. */
export function blocksOf(counts: Counts, own: string, sharing: 'yes' | 'no' = 'no'): CubeBlock[] {
  const colours = coloursOf(counts, own);
  if (colours.length === 0) return [];
  const total = colours.reduce((sum, colour) => sum + counts[colour]!, 0);
  if (colours.length === 1) {
    const fitting = LAYINGS.filter(({ name }) =>
      total > 2 ? true : total === 1 ? name === 'row' : name !== 'heap',
    );
    return fitting.map(({ at, cost }) => blockOf(counts, colours, cost, (_, index) => at(index)));
  }
  const lone = colours.every((colour) => counts[colour] === 1);
  return [
    blockOf(counts, colours, 0, (line, index) => [index, line]),
    blockOf(counts, colours, lone ? 0 : 0.4, (line, index) => [line, index]),
    ...(sharing === 'yes' ? sharedRows(counts, colours, total) : []),
  ];
}

/** One colour after the other in rows of the same length, which are filled up. */
function sharedRows(counts: Counts, colours: readonly string[], total: number): CubeBlock[] {
  const before = colours.map((_, line) =>
    colours.slice(0, line).reduce((sum, colour) => sum + counts[colour]!, 0),
  );
  return [2, 3, 4]
    .filter((length) => length < total)
    .map((length) =>
      blockOf(counts, colours, 3, (line, index) => {
        const nth = before[line]! + index;
        return [nth % length, Math.floor(nth / length)];
      }),
    );
}
