// Shapes on the sphere brought onto the plane, as rings and lines of points.
import { geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { Point } from '../../src/maps/drawing.ts';

/** The pieces a shape is drawn in; a ring ends without its first point again. */
export function projected(projection: GeoProjection, shape: GeoPermissibleObjects): Point[][] {
  const pieces: Point[][] = [];
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => void pieces.push([[x, y]]),
    lineTo: (x, y) => void pieces.at(-1)?.push([x, y]),
    arc: () => {},
    closePath: () => {},
  })(shape);
  return pieces;
}
