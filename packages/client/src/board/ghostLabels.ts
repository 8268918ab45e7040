// Where the number of an arrow stands: beside it, clear of all that lies around the cities.
import type { Point } from '../maps/drawing.ts';
import type { Beside } from './arrows.ts';
import type { Area } from './camera.ts';
import type { Marks } from './marks.ts';
import { boxAt, common } from './placement/box.ts';

/** In heights of the letters: a digit with its halo, and the half of its height. */
const DIGIT = 0.62;
const HALO = 0.34;
const HALF_HEIGHT = 0.53;
/** From the arrow, in units of marks: half its shaft with what surrounds it. */
const SHAFT = 4;

export interface Labelled {
  readonly label: string | undefined;
  readonly besides: readonly Beside[];
}

/** The middles of all labels; none for an arrow without one. */
export function labelPoints(
  arrows: readonly Labelled[],
  { letters, mark }: Marks,
  occupied: readonly Area[],
): (Point | undefined)[] {
  const taken = [...occupied];
  const height = 2 * HALF_HEIGHT * letters;
  const away = SHAFT * mark + height / 2;
  return arrows.map(({ label, besides }) => {
    if (label === undefined) return undefined;
    const width = (label.length * DIGIT + HALO) * letters;
    const boxes = besides.flatMap(({ at: [x, y], up: [ux, uy] }) =>
      [away, -away].map((far) => boxAt(x + ux * far - width / 2, y + uy * far - height / 2, width, height)),
    );
    const [first, ...others] = boxes.map((box) => ({
      box,
      covered: taken.reduce((sum, one) => sum + common(box, one), 0),
    }));
    if (first === undefined) return undefined;
    const { box } = others.reduce((best, one) => (one.covered < best.covered ? one : best), first);
    taken.push(box);
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  });
}
