// Where a small window stands beside a city: to its right if there is room, else to its left, and always in sight.
import type { Point } from '../maps/drawing.ts';
import type { Box, Camera, Frame } from './camera.ts';
import { DISC, marksAt } from './marks.ts';

/** What is left free around it, in pixels. */
const EDGE = 8;
/** What stands around a disc keeps its place, in units of the disc. */
const AROUND = 2.6;

const among = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/** The upper left corner, in pixels of the board. */
export function besideOf(camera: Camera, frame: Frame, at: Point, { width, height }: Box): Point {
  const { box, covered } = frame;
  const [cx, cy] = [at[0] * camera.scale + camera.x, at[1] * camera.scale + camera.y];
  const gap = marksAt(camera.scale, frame).mark * camera.scale * DISC * AROUND;
  const [least, most] = [covered.left + EDGE, box.width - covered.right - EDGE - width];
  const y = among(cy - height / 2, covered.top + EDGE, box.height - covered.bottom - EDGE - height);
  if (cx + gap <= most) return [Math.max(cx + gap, least), y];
  if (cx - gap - width >= least) return [Math.min(cx - gap - width, most), y];
  // A narrow window: below the city or above it.
  const below = cy + gap;
  const isRoomBelow = below + height + EDGE <= box.height - covered.bottom;
  const top = isRoomBelow ? below : Math.max(cy - gap - height, covered.top + EDGE);
  return [among(cx - width / 2, least, most), top];
}
