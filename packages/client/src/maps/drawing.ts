// A map as it is drawn: shapes and places in one coordinate system, made when the page is built.

export type Point = readonly [x: number, y: number];

/** The sides of a city. */
export type Side = 'right' | 'left' | 'above' | 'below';

export interface CityPlace {
  readonly at: Point;
  /** Where its name rather stands. */
  readonly side: Side;
}

/** A line between two cities; one that leaves the map on one side comes back on the other, in two pieces. */
export interface LineDrawing {
  readonly id: string;
  readonly ends: readonly [string, string];
  /** SVG path data of its pieces. */
  readonly pieces: readonly string[];
  /** Where something can be put on it, such as rails. */
  readonly middle: Point;
  readonly wraps: 'no' | 'at-edges';
}

export interface RegionDrawing {
  /** SVG path data. */
  readonly shape: string;
  /** Where something can be put on it, such as tokens, and how far from there neither city nor line is in the way. */
  readonly middle: Point;
  readonly room: number;
  /** From 0 on; regions side by side have different ones. */
  readonly tint: number;
}

/** All that is played on lies between 0 and width, 0 and height; the land goes on beyond, for windows of another shape. */
export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  /** SVG path data: what is land, and the borders inside it, if any are drawn. */
  readonly land: string;
  readonly borders: string;
  /** Land that belongs to no region of the game, drawn fainter. */
  readonly around: string;
  readonly cities: Readonly<Record<string, CityPlace>>;
  readonly lines: readonly LineDrawing[];
  readonly regions: Readonly<Record<string, RegionDrawing>>;
}
