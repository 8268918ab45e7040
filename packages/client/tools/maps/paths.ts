// SVG path data, as short as it can be said: tenths or coarser, relative steps.
import type { Point } from '../../src/maps/drawing.ts';

const tenths = (value: number) => Math.round(value * 10);
const text = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Numbers with as little between them as SVG allows. */
function joined(values: readonly number[]): string {
  const numbers = values.map(text);
  const needsSpace = (next: string, before: string) =>
    !next.startsWith('-') && !(next.startsWith('.') && before.includes('.'));
  return numbers.reduce((all, next, index) => {
    const before = numbers[index - 1];
    return all + (before !== undefined && needsSpace(next, before) ? ' ' : '') + next;
  }, '');
}

export function rounded([x, y]: Point): Point {
  return [tenths(x) / 10, tenths(y) / 10];
}

function steps(points: readonly Point[], grain: number): string {
  const places = points.map((point) => point.map((value) => Math.round((value * 10) / grain) * grain));
  const moves = places
    .slice(1)
    .map(([x, y], index) => [x! - places[index]![0]!, y! - places[index]![1]!])
    .filter((move) => move.some((part) => part !== 0));
  return moves.length === 0 ? '' : `M${joined(places[0]!)}l${joined(moves.flat())}`;
}

/** Said to so many tenths of a unit. */
export function openPath(lines: readonly (readonly Point[])[], grain = 1): string {
  return lines.map((line) => steps(line, grain)).join('');
}

export function closedPath(rings: readonly (readonly Point[])[], grain = 1): string {
  return rings
    .map((ring) => steps(ring, grain))
    .map((ring) => (ring === '' ? '' : `${ring}z`))
    .join('');
}
