// Where the things of a city could lie around it, each place with what speaks against it.
import type { Point, Side } from '../../maps/drawing.ts';
import { boxAt, depthIn, type Box } from './box.ts';
import type { CubeBlock } from './cubes.ts';
import { ROW, type Crowd, type Search, type Step } from './search.ts';
import { CLEARANCE, LINE, NEAR, ORDER_MARK, PAWN, RING, ROW_UP, TURN_MARK } from './sizes.ts';
import type { Lettering } from './things.ts';

export interface Candidate {
  /** Relative to the city, with what is to be left free around it. */
  readonly box: Box;
  readonly cost: number;
}

/** Where a thin line leads to from the disc, so that nobody takes what stands farther away for something of another city. */
type Leader = Point | undefined;

export interface NameSpot extends Candidate {
  readonly anchor: 'start' | 'middle' | 'end';
  /** Where the name begins, ends or has its middle, and the middle of its height. */
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  /** How much of the wanted font size there is room for. */
  readonly size: number;
  readonly leader: Leader;
}

export interface BlockSpot extends Candidate {
  readonly block: CubeBlock;
  /** The upper left corner of the block. */
  readonly x: number;
  readonly y: number;
}

/** The feet of the first pawn in front. */
export interface FeetSpot extends Candidate {
  readonly x: number;
  readonly y: number;
  readonly crowd: Crowd;
  readonly leader: Leader;
}

/** The middle of a badge. */
export interface BadgeSpot extends Candidate {
  readonly x: number;
  readonly y: number;
  readonly leader: Leader;
}

/** From here on it takes a line to see which city something belongs to. */
const FAR = 10;

interface Spot {
  readonly side: Side;
  /** The upper left corner of a box of the given size. */
  readonly left: number;
  readonly top: number;
  readonly cost: number;
}

/** Where a box can lie at a city: at its sides, shifted along them, and at its corners. `out`: so much farther away. */
function spotsAround(width: number, height: number, out: number, shifts: readonly Step[]): Spot[] {
  const near = NEAR + out;
  const corner = NEAR * 0.72 + out;
  const spots: Spot[] = [];
  const add = (side: Side, left: number, top: number, cost: number): void => {
    if (depthIn(boxAt(left, top, width, height), 0, 0, RING) === 0) spots.push({ side, left, top, cost });
  };
  for (const [part, cost] of shifts) {
    const left = part === 0 ? -4 : part === 1 ? 4 - width : -width * part;
    const top = part === 0 ? -4 : part === 1 ? 4 - height : -height * part;
    add('right', near, top, cost);
    add('left', -near - width, top, cost);
    add('above', left, -near - height, cost);
    add('below', left, near, cost);
  }
  for (const [x, y] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
    add(x > 0 ? 'right' : 'left', x > 0 ? corner : -corner - width, y > 0 ? corner : -corner - height, 1.2);
  return spots;
}

const cheapestFirst = <Kind extends Candidate>(spots: readonly Kind[]): Kind[] =>
  spots.toSorted((a, b) => a.cost - b.cost);

const grown = (left: number, top: number, width: number, height: number, by = CLEARANCE): Box =>
  boxAt(left - by, top - by, width + 2 * by, height + 2 * by);

/** A name in one line, and in two where it has several words. */
function linesOf(name: string, widthOf: (text: string) => number): (readonly string[])[] {
  const breaks = [...name.matchAll(/[\s-]/gu)].map(({ index }) => index + 1);
  if (name.length < 9 || breaks.length === 0) return [[name]];
  const split = breaks
    .map((at) => [name.slice(0, at).trimEnd(), name.slice(at)] as const)
    .toSorted((a, b) => Math.max(...a.map(widthOf)) - Math.max(...b.map(widthOf)))[0]!;
  return [[name], split];
}

/** The place in a box that is nearest to the city. */
const nearestTo = (left: number, top: number, width: number, height: number): Point => [
  Math.min(Math.max(0, left), left + width),
  Math.min(Math.max(0, top), top + height),
];

export interface NameWish {
  readonly name: string;
  readonly lettering: Lettering;
  /** Where the drawing wants it. */
  readonly side: Side;
}

const NAME_COST: Readonly<Record<Side, number>> = { right: 0.6, left: 1, above: 1, below: 1 };

/** A smaller name is better than none, and worse than one that stands far away. */
const SHRINKING_COST = 24;

export function nameSpots(
  { name, lettering: { measure, letters, usual }, side: wanted }: NameWish,
  { shifts, outs, shrinking }: Search,
): NameSpot[] {
  const sizes =
    shrinking === 'yes' && usual < letters ? [1, (1 + usual / letters) / 2, usual / letters] : [1];
  const spots = sizes.flatMap((size) => {
    const high = letters * size;
    const widthOf = (text: string): number => measure.widthOf(text) * high;
    return linesOf(name, widthOf).flatMap((lines) => {
      const width = Math.max(...lines.map(widthOf));
      const height = high * (measure.line + (lines.length - 1) * LINE);
      return outs.flatMap(([out, outCost]) =>
        spotsAround(width, height, out, shifts).map(({ side, left, top, cost }): NameSpot => {
          const anchor = left >= 0 ? 'start' : left + width <= 0 ? 'end' : 'middle';
          return {
            anchor,
            x: anchor === 'start' ? left : anchor === 'end' ? left + width : left + width / 2,
            y: top + height / 2,
            lines,
            size,
            leader: out < FAR ? undefined : nearestTo(left, top, width, height),
            box: boxAt(left - 2, top - CLEARANCE / 2, width + 4, height + CLEARANCE),
            cost:
              cost +
              (side === wanted ? 0 : 1.2 + NAME_COST[side]) +
              outCost +
              (lines.length > 1 ? 2.5 : 0) +
              (1 - size) * SHRINKING_COST,
          };
        }),
      );
    });
  });
  return cheapestFirst(spots);
}

const BLOCK_COST: Readonly<Record<Side, number>> = { below: 0, right: 0.8, left: 0.8, above: 1.2 };

/** So many cubes find no room close to a disc. */
const LARGE = 6;
const LARGE_OUTS: readonly Step[] = [32, 44, 56, 68].map((out) => [out, out * 0.4]);

export function blockSpots(blocks: readonly CubeBlock[], { shifts, blockOuts }: Search): BlockSpot[] {
  const spots = blocks.flatMap((block) =>
    [...blockOuts, ...(block.cubes.length > LARGE ? LARGE_OUTS : [])].flatMap(([out, outCost]) =>
      spotsAround(block.width, block.height, out, shifts).map(({ side, left, top, cost }) => ({
        block,
        x: left,
        y: top,
        box: grown(left, top, block.width, block.height),
        cost: cost + BLOCK_COST[side] + block.cost + outCost,
      })),
    ),
  );
  return cheapestFirst(spots);
}

export interface PawnsWish {
  readonly count: number;
  /** Whether one of them has the turn, and whether one is led. */
  readonly turn: boolean;
  readonly led: boolean;
}

const PAWN_COST: Readonly<Record<Side, number>> = { right: 0, left: 0, above: 0.8, below: 1.5 };

/** How many pawns stand in front. */
const inFront = (count: number, { rows }: Crowd): number => Math.ceil(count / rows);

export function pawnSpots({ count, turn, led }: PawnsWish, { shifts, outs, crowds }: Search): FeetSpot[] {
  const high = PAWN.up + (turn ? TURN_MARK : 0) + (led ? ORDER_MARK : 0);
  const spots = crowds(count).flatMap((crowd) => {
    const front = inFront(count, crowd);
    // Where both rows are equally long, the one behind reaches farther by half a step.
    const reach = front - 1 + (front * 2 === count ? 0.5 : 0);
    const width = 2 * PAWN.half + reach * crowd.step;
    const up = high + (crowd.rows - 1) * ROW_UP;
    const height = up + PAWN.down;
    return outs.flatMap(([out, outCost]) =>
      spotsAround(width, height, out, shifts).map(({ side, left, top, cost }): FeetSpot => ({
        x: left + PAWN.half,
        y: top + up,
        crowd,
        leader: out < FAR ? undefined : [left + width / 2, top + up],
        box: grown(left, top, width, height),
        // Feet at the height of the disc look as if they stood there.
        cost: PAWN_COST[side] + cost * 0.5 + Math.abs(top + up - 6) * 0.02 + outCost + crowd.cost,
      })),
    );
  });
  return cheapestFirst(spots);
}

/** Where one of so many pawns stands: those behind come first, so that the others are drawn over them. */
export function feetAt({ x, y, crowd }: FeetSpot, index: number, count: number): Point {
  const behind = count - inFront(count, crowd);
  return index < behind
    ? [x + (index + 0.5) * crowd.step, y - ROW_UP]
    : [x + (index - behind) * crowd.step, y];
}

/** A little farther away a badge still looks as if it belonged to the disc. */
const BADGE_OUTS: readonly Step[] = [
  [0, 0],
  [FAR - 1, 3],
  [ROW, 5],
];
const BADGE_COST: Readonly<Record<Side, number>> = { left: 0, right: 0, above: 0.6, below: 0.8 };

export function badgeSpots(width: number, height: number, { shifts }: Search): BadgeSpot[] {
  const spots = BADGE_OUTS.flatMap(([out, outCost]) =>
    spotsAround(width, height, out, shifts).map(({ side, left, top, cost }) => ({
      x: left + width / 2,
      y: top + height / 2,
      leader: out < FAR ? undefined : nearestTo(left, top, width, height),
      box: grown(left, top, width, height),
      // Corners first, and above rather than below.
      cost: BADGE_COST[side] + (cost > 1 ? 0 : 0.5) + (top > 0 ? 0.4 : 0) + outCost,
    })),
  );
  return cheapestFirst(spots);
}
