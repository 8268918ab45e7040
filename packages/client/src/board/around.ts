// What stands around a city, in units of its disc: cubes in arcs, pawns above, badges in the corners, away from the name.
import type { CityPlace, Point } from '../maps/drawing.ts';
import { DISC } from './marks.ts';

export type Side = 'right' | 'left' | 'above' | 'below';

export interface PlacedCube {
  readonly colour: string;
  /** Which of its colour, from 0. */
  readonly index: number;
  readonly at: Point;
}

export const CUBE = 11;
const CUBES_OF_A_COLOUR = 3;
const ANGLES: Readonly<Record<Side, number>> = { right: 0, below: 90, left: 180, above: 270 };
/** Pawns stand above, the name where the drawing says: cubes take the other sides first. */
const ARCS: Readonly<Record<Side, readonly Side[]>> = {
  right: ['below', 'left', 'above', 'right'],
  left: ['below', 'right', 'above', 'left'],
  above: ['below', 'left', 'right', 'above'],
  below: ['left', 'right', 'above', 'below'],
};

/** The side of a city on which its name stands. */
export function sideOf({ label }: CityPlace): Side {
  if (label.anchor === 'start') return 'right';
  if (label.anchor === 'end') return 'left';
  return label.dy < 0 ? 'above' : 'below';
}

const around = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** How far cubes stand from the middle when so many colours are there, and by what angle from each other. */
function ringOf(colours: number): { readonly radius: number; readonly step: number } {
  const few = colours <= 2;
  const between = few ? 37 : 360 / (Math.max(colours, 4) * CUBES_OF_A_COLOUR);
  const radius = (CUBE + 0.7) / (2 * Math.sin((between * Math.PI) / 360));
  return { radius, step: between };
}

/** The middle of each arc, in degrees: beside the sides that come first, and farther from each other where that is tight. */
function arcsOf(name: Side, colours: number): number[] {
  const [first, second, ...others] = ARCS[name].map((side) => ANGLES[side]);
  if (colours > 4) return Array.from({ length: colours }, (_, arc) => first! + (arc * 360) / colours);
  // Both below, so that they leave the name alone.
  if (colours === 2 && name === 'above') return [33, 147];
  const turn = ((second! - first! + 540) % 360) - 180;
  const beside = colours === 2 && Math.abs(turn) === 90 ? first! + turn * 1.25 : second!;
  return [first!, beside, ...others];
}

/** Where the cubes of a city lie: each colour in an arc of its own, the city's own colour on the best side. */
export function placeCubes(counts: Readonly<Record<string, number>>, own: string, name: Side): PlacedCube[] {
  const colours = Object.keys(counts)
    .filter((colour) => counts[colour]! > 0)
    .toSorted((a, b) => Number(b === own) - Number(a === own));
  const { radius, step } = ringOf(colours.length);
  const arcs = arcsOf(name, colours.length);
  return colours.flatMap((colour, arc) => {
    const count = counts[colour]!;
    return Array.from({ length: count }, (_, index) => ({
      colour,
      index,
      at: around(radius, arcs[arc]! + (index - (count - 1) / 2) * step),
    }));
  });
}

const PAWN = { half: 10.8, height: 36 };
const stepOf = (pawns: number): number => (pawns > 3 ? 15.5 : 20);

/** How far pawns reach to both sides, and up from where down, in units of the disc. */
export function pawnsReach(count: number): {
  readonly half: number;
  readonly top: number;
  readonly foot: number;
} {
  const half = count === 0 ? 0 : ((count - 1) / 2) * stepOf(count) + PAWN.half;
  return { half, top: -DISC * 0.55 - PAWN.height, foot: -DISC * 0.1 };
}

/** The feet of pawns that share a city, the first in front on the left. */
export function placePawns(count: number, badge: 'none' | Side): Point[] {
  const step = stepOf(count);
  const shift = badge === 'none' ? 0 : badge === 'left' ? 9 : -9;
  return Array.from({ length: count }, (_, index): Point => {
    const across = (index - (count - 1) / 2) * step;
    return [across + shift * Math.min(count, 2) * 0.5, -DISC * 0.55 + Math.abs(across) * 0.12];
  });
}

/** Where a building stands: in an upper corner, away from the name. */
function cornerOf(name: Side): 'left' | 'right' {
  return name === 'left' ? 'right' : 'left';
}

export function placeBuilding(name: Side): Point {
  return [cornerOf(name) === 'left' ? -17 : 17, -14];
}

/** Where a small badge stands: beside the disc, away from the name and from the first cubes. */
export function placeBadge(name: Side): Point {
  return [name === 'right' || name === 'above' ? -15.5 : 15.5, name === 'right' || name === 'left' ? -2 : 0];
}

/** Where the name begins or ends, free of the cubes and pawns on its side. */
export function placeName(name: Side, colours: number, pawns: number): Point {
  const cubes = ARCS[name].slice(0, colours).includes(name) ? CUBE : 0;
  // Several pawns stand wider than the disc: the name goes below their feet.
  const down = pawns > 1 ? 8 : 0;
  const aside = DISC + 4.5 + cubes + (pawns > 1 && colours > 0 ? 4 : 0);
  if (name === 'right') return [aside, down];
  if (name === 'left') return [-aside, down];
  if (name === 'below') return [0, DISC + 4 + cubes];
  return [0, -(DISC + 4 + cubes) - (pawns > 0 ? 42 : 0)];
}
