// What cities have around them, and how their names are written.
import type { Point, Side } from '../../maps/drawing.ts';
import type { Measure } from '../lettering.ts';

export interface Badge {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** What a city has around it. All lengths are in units of its disc. */
export interface CityThings {
  readonly id: string;
  readonly at: Point;
  readonly name: string;
  readonly side: Side;
  readonly colour: string;
  readonly cubes: Readonly<Record<string, number>>;
  readonly pawns: number;
  readonly turn: boolean;
  readonly led: boolean;
  readonly badges: readonly Badge[];
  /** Cities that matter more get their place first, and keep their names longest. */
  readonly weight: number;
}

export interface Lettering {
  readonly measure: Measure;
  /** The font size. */
  readonly letters: number;
  /** The font size of somebody who didn't ask for larger letters. */
  readonly usual: number;
}
