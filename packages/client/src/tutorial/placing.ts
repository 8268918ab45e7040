// Where the card of the guide lies: beside what it speaks of, and never over what has to be chosen.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

/** The air between the card and everything else, in pixels. */
const GAP = 16;
const EDGE = 8;

export interface Surroundings {
  readonly window: Size;
  /** What the card speaks of; without it the card lies in the middle. */
  readonly target: Box | undefined;
  /** What must stay in sight. */
  readonly clear: readonly Box[];
}

export function placeCard(card: Size, { window, target, clear }: Surroundings): Point {
  const right = window.width - card.width - EDGE;
  const bottom = window.height - card.height - EDGE;
  const within = ({ left, top }: Point): Point => ({
    left: Math.max(EDGE, Math.min(left, right)),
    top: Math.max(EDGE, Math.min(top, bottom)),
  });
  if (target === undefined) return within({ left: right / 2, top: bottom / 2 });
  const isMap = isLarge(target, window);
  const hidden = (point: Point): number =>
    [...clear, ...(isMap ? [] : [target])].reduce((sum, box) => sum + overlap({ ...point, ...card }, box), 0);
  const around = clear.filter((box) => overlap(box, target) > 0);
  const [first, ...rest] = [
    ...(isMap ? corners(card, target) : besides(card, target)),
    ...around.map((box) => ({
      left: target.left + target.width / 2 - card.width / 2,
      top: box.top - card.height - GAP,
    })),
    ...corners(card, target),
    { left: right / 2, top: bottom / 2 },
  ].map(within);
  if (first === undefined) return within({ left: right / 2, top: bottom / 2 });
  return rest.reduce((best, next) => (hidden(next) < hidden(best) ? next : best), first);
}

/** Where all that is pressed stands in a column beside the map: over the map if the card speaks of the column, else over the column. */
export function placeBeside(
  card: Size,
  { window, target, column }: Omit<Surroundings, 'clear'> & { readonly column: Box },
): Point {
  const right = window.width - card.width - EDGE;
  const isInColumn = target !== undefined && target.left + target.width / 2 > column.left;
  return {
    left: isInColumn ? EDGE : right,
    top: Math.max(EDGE, window.height - card.height - EDGE),
  };
}

/** Each side, in its middle; beside something wide first below and above. */
function besides(card: Size, target: Box): Point[] {
  const middle = target.top + target.height / 2 - card.height / 2;
  const centre = target.left + target.width / 2 - card.width / 2;
  const sides = [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - card.width - GAP, top: middle },
  ];
  const ends = [
    { left: centre, top: target.top + target.height + GAP },
    { left: centre, top: target.top - card.height - GAP },
  ];
  return target.width > 2 * target.height ? [...ends, ...sides] : [...sides, ...ends];
}

function corners(card: Size, target: Box): Point[] {
  const left = target.left + GAP;
  const right = target.left + target.width - card.width - GAP;
  const top = target.top + GAP;
  const bottom = target.top + target.height - card.height - GAP;
  return [
    { left: right, top: bottom },
    { left, top: bottom },
    { left: right, top },
    { left, top },
  ];
}

/** Something so large that the card may lie on it: the map. */
function isLarge({ width, height }: Box, window: Size): boolean {
  return width * height > (window.width * window.height) / 4;
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * How far a page has to be scrolled so that the target lies in the part above the card, and as much of the actions as can without
 * losing the target.
 */
export function scrollFor(target: Box, free: number, actions?: Box): number {
  const isSeen = target.top >= EDGE && target.top + target.height <= free - EDGE;
  const scrolled = isSeen ? 0 : target.top - Math.max(EDGE, (free - target.height) / 2);
  if (actions === undefined) return scrolled;
  const missing = actions.top + actions.height - scrolled - (free - EDGE);
  return scrolled + Math.max(0, Math.min(missing, target.top - scrolled - EDGE));
}
