// Boxes around things on the map, in units of the disc of a city.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

export const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** How much two boxes have in common. */
export function common(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (across <= 0) return 0;
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return down <= 0 ? 0 : across * down;
}

/** How deep a box reaches into a circle around the origin moved by (x, y). */
export function depthIn(box: Box, x: number, y: number, radius: number): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  if (dx >= radius) return 0;
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return dy >= radius ? 0 : Math.max(0, radius - Math.hypot(dx, dy));
}
