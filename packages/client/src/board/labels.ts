// Which names are written at a scale: those that matter most first, and none across another.
import type { Point } from '../maps/drawing.ts';
import type { Side } from './around.ts';

export interface NameTag {
  readonly city: string;
  /** The city, in pixels. */
  readonly at: Point;
  /** Where its name would best stand, then where else it may if that is taken. */
  readonly spots: readonly [NameSpot, ...NameSpot[]];
  readonly letters: number;
  readonly length: number;
  /** The higher the sooner it is written; must be written whatever it covers. */
  readonly weight: number;
  readonly must: 'yes' | 'no';
  /** How far what stands at the city itself reaches, in pixels. */
  readonly reach: number;
  /** What the pawns there cover, relative to the city. */
  readonly pawns: Span | undefined;
}

/** A side of the city, and where the name begins relative to it, in pixels. */
export interface NameSpot {
  readonly side: Side;
  readonly offset: Point;
}

export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The usual width of a letter, as a part of its height. */
const WIDTH = 0.5;

function spanOf({ at: [x, y], letters, length }: NameTag, { side, offset: [dx, dy] }: NameSpot): Span {
  const width = length * letters * WIDTH;
  const left = side === 'right' ? x + dx : side === 'left' ? x + dx - width : x + dx - width / 2;
  const middle = y + dy + (side === 'above' ? -letters / 2 : side === 'below' ? letters / 2 : 0);
  return { left, right: left + width, top: middle - letters * 0.45, bottom: middle + letters * 0.45 };
}

const meet = (a: Span, b: Span): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const moved = ({ left, right, top, bottom }: Span, [x, y]: Point): Span => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** The cities whose names are written, and on which side. What lies above `top` is cut off where the whole map is seen. */
export function namesWritten(tags: readonly NameTag[], top = -Infinity): Map<string, Side> {
  const order = tags.toSorted(
    (a, b) => Number(b.must === 'yes') - Number(a.must === 'yes') || b.weight - a.weight,
  );
  const taken: Span[] = [];
  const written = new Map<string, Side>();
  const discs = tags.map(({ city, at: [x, y], reach }) => ({
    city,
    span: { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach },
  }));
  const pawns = tags.flatMap((tag) => (tag.pawns === undefined ? [] : [moved(tag.pawns, tag.at)]));
  const isCovered = (span: Span): boolean => pawns.some((other) => meet(span, other));
  for (const tag of order) {
    const isFree = (span: Span): boolean =>
      !taken.some((other) => meet(span, other)) &&
      !discs.some((disc) => disc.city !== tag.city && meet(span, disc.span));
    const [best] = tag.spots;
    const frees = tag.spots.filter((spot) => isFree(spanOf(tag, spot)) && !isCovered(spanOf(tag, spot)));
    const free = frees.find((spot) => spanOf(tag, spot).top >= top) ?? frees[0];
    if (free === undefined && tag.must === 'no') continue;
    const spot = free ?? best;
    taken.push(spanOf(tag, spot));
    written.set(tag.city, spot.side);
  }
  return written;
}
