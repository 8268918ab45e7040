// SVG path data, as short as it can be said: whole tenths, relative steps.
import type { Point } from '../../src/maps/drawing.ts';
import type { Curve } from './curve.ts';

const tenths = (value: number) => Math.round(value * 10);
const text = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Numbers with as little between them as SVG allows. */
function joined(values: readonly number[]): string {
  return values.reduce((all, value) => {
    const next = text(value);
    return all + (all === '' || next.startsWith('-') ? '' : ' ') + next;
  }, '');
}

export function rounded([x, y]: Point): Point {
  return [tenths(x) / 10, tenths(y) / 10];
}

function steps(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let data = '';
  for (const [index, point] of points.entries()) {
    const [nextX, nextY] = [tenths(point[0]), tenths(point[1])];
    if (index === 0) data += `M${joined([nextX, nextY])}`;
    else if (nextX !== x || nextY !== y) {
      const step = joined([nextX - x, nextY - y]);
      data +=
        index === 1 || data.endsWith(`M${joined([x, y])}`)
          ? `l${step}`
          : (step.startsWith('-') ? '' : ' ') + step;
    }
    [x, y] = [nextX, nextY];
  }
  return data;
}

export function openPath(lines: readonly (readonly Point[])[]): string {
  return lines.map(steps).join('');
}

export function closedPath(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `${steps(ring)}z`).join('');
}

export function curvePath({ from, control, to }: Curve): string {
  return `M${joined(from.map(tenths))}Q${joined([...control, ...to].map(tenths))}`;
}
