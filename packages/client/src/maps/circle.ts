// The map of a game nobody has drawn one for yet: its cities on a circle, so that it can be played.
import type { GameFacts } from '../games/facts.ts';
import type { CityPlace, LineDrawing, MapDrawing, Point } from './drawing.ts';

const WIDTH = 1200;
const HEIGHT = 1000;
const RADIUS = 400;

function placeOf(index: number, count: number): CityPlace {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const isLeft = Math.cos(angle) < 0;
  const at: Point = [WIDTH / 2 + RADIUS * Math.cos(angle), HEIGHT / 2 + RADIUS * Math.sin(angle)];
  return { at, side: isLeft ? 'left' : 'right' };
}

function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

const pathOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${String(x)} ${String(y)}`).join('L')}`;

export function circleMap({ cities, lines, regions }: GameFacts): MapDrawing {
  const places = Object.fromEntries(cities.map(({ id }, index) => [id, placeOf(index, cities.length)]));
  const pointsOf = (ids: readonly string[]) => ids.map((id) => places[id]!.at);
  return {
    width: WIDTH,
    height: HEIGHT,
    land: '',
    borders: '',
    around: '',
    cities: places,
    lines: lines.map(({ id, ends }): LineDrawing => {
      const points = pointsOf(ends);
      return { id, ends, pieces: [pathOf(points)], middle: middleOf(points), wraps: 'no' };
    }),
    regions: Object.fromEntries(
      regions.map((region) => {
        const points = pointsOf(region.cities);
        return [region.id, { shape: `${pathOf(points)}z`, middle: middleOf(points), room: 20, tint: 0 }];
      }),
    ),
  };
}
