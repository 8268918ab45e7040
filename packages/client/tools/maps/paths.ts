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
  const places = points.map((point) => point.map(tenths));
  const moves = places
    .slice(1)
    .map(([x, y], index) => [x! - places[index]![0]!, y! - places[index]![1]!])
    .filter((move) => move.some((part) => part !== 0));
  return moves.length === 0 ? '' : `M${joined(places[0]!)}l${joined(moves.flat())}`;
}

export function openPath(lines: readonly (readonly Point[])[]): string {
  return lines.map(steps).join('');
}

export function closedPath(rings: readonly (readonly Point[])[]): string {
  return rings
    .map(steps)
    .map((ring) => (ring === '' ? '' : `${ring}z`))
    .join('');
}

export function curvePath({ from, control, to }: Curve): string {
  return `M${joined(from.map(tenths))}Q${joined([...control, ...to].map(tenths))}`;
}
