// What a game adds to the board. Every part may be missing; a game without a layer is drawn with what all games have.
import type { View } from '@cordon/engine';
import type { ComponentType } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';

export interface LayerProps {
  readonly view: View;
  readonly drawing: MapDrawing;
}

export interface GameLayer {
  /** Instead of the plain land and regions. Changes never or seldom. */
  readonly Ground?: ComponentType<{ readonly drawing: MapDrawing }>;
  /** On the lines, under the cities. */
  readonly OnLines?: ComponentType<LayerProps>;
  /** At the cities, under cubes and pawns. */
  readonly AtCities?: ComponentType<LayerProps>;
  /** Above lines and regions, under the cities. */
  readonly InRegions?: ComponentType<LayerProps>;
  /** Lines that are only dotted. */
  readonly dotted?: (view: View) => readonly string[];
  /** Cities where a building takes a corner. */
  readonly buildings?: (view: View) => readonly string[];
}
