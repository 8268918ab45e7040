// Which part of a map is seen, and how it follows fingers, wheels and keys. Nothing here knows of a page.
import type { Point } from '../maps/drawing.ts';

/** A place of the map is seen at `place × scale + (x, y)`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a camera must keep to: the box it looks through, the part of the map that matters, how far it may go in. */
export interface Frame {
  readonly box: Box;
  readonly area: Area;
  /** What stands around the outermost cities needs so many pixels, besides those under panels. */
  readonly padding: Area;
  /** So many pixels of each side lie under panels. */
  readonly covered: Area;
  /** The distance between close neighbours, in units of the map. */
  readonly spacing: number;
  /** How much larger than usual people want their letters. */
  readonly text: number;
}

/** So many pixels lie between close neighbours when one is as near as one can get. */
const NEAREST = 260;
/** And when a map opens on a small screen. */
const COMFORTABLE = 50;
/** With so many the whole map can be read at once. */
const READABLE = 38;
/** So much of the box may be sea when one pans. */
const SLACK = 0.35;
/** How much of the sea is seen when a board opens at its last cities, whose names and pawns stand around them. */
const AROUND_LAST = 0.18;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const middleOf = ({ left, top, right, bottom }: Area): Point => [(left + right) / 2, (top + bottom) / 2];

/** The scale at which the whole area is seen. */
export function wholeScale(frame: Frame): number {
  return Math.max(Math.min(...fillingScales(frame)), 1e-6);
}

/** The scales at which the area fills the box across and down. */
function fillingScales({ box, area, padding }: Frame): [number, number] {
  return [
    (box.width - padding.left - padding.right) / (area.right - area.left),
    (box.height - padding.top - padding.bottom) / (area.bottom - area.top),
  ];
}

export function scaleLimits(frame: Frame): { readonly least: number; readonly most: number } {
  const least = wholeScale(frame);
  return { least, most: Math.max(least * 1.5, NEAREST / frame.spacing) };
}

/** The camera at a scale that has a place in the middle of its box. */
function lookAt([px, py]: Point, scale: number, frame: Frame, slack = 0): Camera {
  const [x, y] = middleOf(inSight(frame));
  return within({ x: x - px * scale, y: y - py * scale, scale }, frame, slack);
}

/** What of the box lies under no panel. */
function inSight({ box, covered }: Frame): Area {
  return {
    left: covered.left,
    top: covered.top,
    right: box.width - covered.right,
    bottom: box.height - covered.bottom,
  };
}

/** The whole board. */
export function whole(frame: Frame): Camera {
  return lookAt(middleOf(frame.area), wholeScale(frame), frame);
}

/** How a board opens: whole where that can be read; on a small screen nearer, around a place if one is given. */
export function opening(frame: Frame, around: Point | undefined): Camera {
  const least = wholeScale(frame);
  if (least * frame.spacing >= READABLE) return whole(frame);
  // No nearer than the map fills the box, where that can be read.
  const fills = Math.max(...fillingScales(frame), READABLE / frame.spacing);
  const scale = clamp(Math.min(COMFORTABLE / frame.spacing, fills), least, scaleLimits(frame).most);
  return lookAt(around ?? middleOf(frame.area), scale, frame, AROUND_LAST);
}

/** `low` and `high`: the ends of what matters, in pixels from the origin of the map. */
function heldAlong(at: number, low: number, high: number, room: number, part: number): number {
  const slack = room * part * clamp((high - low) / room - 1, 0, 1);
  const [first, last] = [-low, room - high];
  return first < last ? (first + last) / 2 : clamp(at, last - slack, first + slack);
}

/** The nearest camera that keeps to the frame: never lost in the open sea, never too near or too far. */
export function within(camera: Camera, frame: Frame, slack = SLACK): Camera {
  const { least, most } = scaleLimits(frame);
  const { box, area, padding } = frame;
  const scale = clamp(camera.scale, least, most);
  const held = scale === camera.scale ? camera : scaled(camera, scale, [box.width / 2, box.height / 2]);
  const [left, right] = [area.left * scale - padding.left, area.right * scale + padding.right];
  const [top, bottom] = [area.top * scale - padding.top, area.bottom * scale + padding.bottom];
  return {
    x: heldAlong(held.x, left, right, box.width, slack),
    y: heldAlong(held.y, top, bottom, box.height, slack),
    scale,
  };
}

function scaled({ x, y, scale: old }: Camera, scale: number, [sx, sy]: Point): Camera {
  const by = scale / old;
  return { x: sx - (sx - x) * by, y: sy - (sy - y) * by, scale };
}

/** Nearer or farther; what is under the pointer stays under it. */
export function zoomed(camera: Camera, factor: number, pointer: Point, frame: Frame): Camera {
  const { least, most } = scaleLimits(frame);
  return within(scaled(camera, clamp(camera.scale * factor, least, most), pointer), frame);
}

export function panned(camera: Camera, dx: number, dy: number, frame: Frame): Camera {
  return within({ ...camera, x: camera.x + dx, y: camera.y + dy }, frame);
}

/** Two fingers went from one pair of places to another: what was under each stays under it, as far as a map can turn. */
export function pinched(
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  frame: Frame,
): Camera {
  const spread = ([a, b]: readonly [Point, Point]) => Math.max(Math.hypot(a[0] - b[0], a[1] - b[1]), 1);
  const centre = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [from, to] = [centre(before), centre(after)];
  const { least, most } = scaleLimits(frame);
  const scale = clamp((camera.scale * spread(after)) / spread(before), least, most);
  const near = scaled(camera, scale, from);
  return within({ ...near, x: near.x + to[0] - from[0], y: near.y + to[1] - from[1] }, frame);
}

/** As little movement as brings a place at least so far from the edges. Where the whole map is seen, every place lies well as it is. */
export function revealing(camera: Camera, [px, py]: Point, margin: number, frame: Frame): Camera {
  if (camera.scale <= wholeScale(frame) * 1.001) return whole(frame);
  const { left, top, right, bottom } = inSight(frame);
  const along = (at: number, place: number, low: number, high: number) => {
    const edge = Math.min(margin, (high - low) / 2);
    const seen = place * camera.scale + at;
    return at + clamp(seen, low + edge, high - edge) - seen;
  };
  // The place counts more than the sea around it.
  return { ...camera, x: along(camera.x, px, left, right), y: along(camera.y, py, top, bottom) };
}

/** The box changed: the same place stays in its middle. Sea that was drawn into one box is no use in a box of another width. */
export function resized(camera: Camera, old: Box, frame: Frame): Camera {
  const { width, height } = frame.box;
  return within(
    { ...camera, x: camera.x + (width - old.width) / 2, y: camera.y + (height - old.height) / 2 },
    frame,
    width === old.width ? SLACK : 0,
  );
}

/** A part of the way from one camera to another. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** Nobody could see a difference. */
export function nearlySame(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.3 && Math.abs(a.y - b.y) < 0.3 && Math.abs(a.scale / b.scale - 1) < 0.0005;
}
