// Which names are written at a scale: those that matter most first, and none across another.
import type { Point } from '../maps/drawing.ts';
import type { Side } from './around.ts';

export interface NameTag {
  readonly city: string;
  /** The city, and where its name begins relative to it; both in pixels. */
  readonly at: Point;
  readonly offset: Point;
  readonly side: Side;
  readonly letters: number;
  readonly length: number;
  /** The higher the sooner it is written; must be written whatever it covers. */
  readonly weight: number;
  readonly must: 'yes' | 'no';
  /** How far what stands at the city itself reaches, in pixels. */
  readonly reach: number;
}

interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The usual width of a letter, as a part of its height. */
const WIDTH = 0.5;

function spanOf({ at: [x, y], offset: [dx, dy], side, letters, length }: NameTag): Span {
  const width = length * letters * WIDTH;
  const left = side === 'right' ? x + dx : side === 'left' ? x + dx - width : x + dx - width / 2;
  const middle = y + dy + (side === 'above' ? -letters / 2 : side === 'below' ? letters / 2 : 0);
  return { left, right: left + width, top: middle - letters * 0.45, bottom: middle + letters * 0.45 };
}

const meet = (a: Span, b: Span): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The cities whose names are written. */
export function namesWritten(tags: readonly NameTag[]): Set<string> {
  const order = tags.toSorted(
    (a, b) => Number(b.must === 'yes') - Number(a.must === 'yes') || b.weight - a.weight,
  );
  const taken: Span[] = [];
  const written = new Set<string>();
  const discs = tags.map(({ city, at: [x, y], reach }) => ({
    city,
    span: { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach },
  }));
  for (const tag of order) {
    const span = spanOf(tag);
    const free =
      !taken.some((other) => meet(span, other)) &&
      !discs.some((disc) => disc.city !== tag.city && meet(span, disc.span));
    if (!free && tag.must === 'no') continue;
    taken.push(span);
    written.add(tag.city);
  }
  return written;
}
