// What a game adds to the board. Every part may be missing; a game without a layer is drawn with what all games have.
import type { View } from '@cordon/engine';
import type { ComponentType } from 'react';
import type { MapDrawing, Point } from '../maps/drawing.ts';
import type { Placement } from './placement/place.ts';
import type { Badge } from './placement/things.ts';

export interface LayerProps {
  readonly view: View;
  readonly drawing: MapDrawing;
}

export interface BadgesProps extends LayerProps {
  readonly placement: Placement;
}

/** Something that lies on the map and not at a city; its size is in units of the disc of a city. */
export interface Lying {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

export interface GameLayer {
  /** Instead of the plain land and regions. Changes never or seldom. */
  readonly Ground?: ComponentType<{ readonly drawing: MapDrawing }>;
  /** On the lines, under the cities. */
  readonly OnLines?: ComponentType<LayerProps>;
  /** At the cities, where they were given a place. */
  readonly AtCities?: ComponentType<BadgesProps>;
  /** Above lines and regions, under the cities. */
  readonly InRegions?: ComponentType<LayerProps>;
  /** Lines that are only dotted. */
  readonly dotted?: (view: View) => readonly string[];
  /** What stands at cities, and how large it is. */
  readonly badges?: (view: View) => ReadonlyMap<string, readonly Badge[]>;
  /** Where something lies that no name, cube or pawn may cover. */
  readonly taken?: (view: View, drawing: MapDrawing) => readonly Lying[];
}
