// Where a small window stands beside a city: in sight, off everything that belongs to the city, and over as little else as can be.
import type { Point } from '../maps/drawing.ts';
import type { Area, Box, Camera, Frame } from './camera.ts';
import { DISC, marksAt } from './marks.ts';

/** What is left free around it, in pixels. */
const EDGE = 8;
/** Between it and the city, in pixels. */
const GAP = 6;
/** What stands around a disc keeps its place where nothing else is known, in units of the disc. */
const AROUND = 2;
/** Sides in the order they are taken; each may lie over so many square pixels more than the one before. */
const SIDES = ['right', 'left', 'below', 'above'] as const;
const RATHER = 500;
/** How far apart the places along a side are, and how much of it at least lies level with the city, in pixels. */
const STEP = 20;
const LEVEL = 24;
/** Further along is taken where it lies over so many square pixels less for each pixel. */
const FURTHER = 3;

export type BesideSide = (typeof SIDES)[number];

/** What lies around cities, in units of the map. */
export interface Occupied {
  /** Everything that belongs to the city itself. */
  readonly own: Area;
  readonly others: readonly Area[];
  /** The pawn that would go there, and what lies around it. */
  readonly dear: readonly Area[];
}

export interface BesideSpot {
  /** The upper left corner, in pixels of the board. */
  readonly at: Point;
  readonly side: BesideSide;
}

export interface BesideWishes {
  readonly camera: Camera;
  readonly frame: Frame;
  readonly at: Point;
  readonly size: Box;
  readonly occupied?: Occupied | undefined;
  /** Where it stood: it stays on that side as long as there is room. */
  readonly before?: BesideSide | undefined;
}

const among = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

const onScreen = ({ left, top, right, bottom }: Area, { scale, x, y }: Camera): Area => ({
  left: left * scale + x,
  top: top * scale + y,
  right: right * scale + x,
  bottom: bottom * scale + y,
});

export function besideOf(wishes: BesideWishes): BesideSpot {
  const { camera, frame, at, occupied, before } = wishes;
  const reach = marksAt(camera.scale, frame).mark * DISC * AROUND;
  const around = { left: at[0] - reach, top: at[1] - reach, right: at[0] + reach, bottom: at[1] + reach };
  const own = onScreen(occupied?.own ?? around, camera);
  const others = (occupied?.others ?? []).map((box) => onScreen(box, camera));
  const dear = (occupied?.dear ?? []).map((box) => onScreen(box, camera));
  const all = SIDES.flatMap((side, rank) =>
    spotsOn(side, wishes, own).map(({ spot, off }) => ({
      spot,
      cost:
        (side === before ? 0 : before === undefined ? rank : 4) * RATHER +
        off * FURTHER +
        lostTo(spot, [own], wishes.size) * 100 +
        lostTo(spot, dear, wishes.size) * 5 +
        lostTo(spot, others, wishes.size),
    })),
  );
  return all.reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}

interface Try {
  readonly spot: BesideSpot;
  /** How far its middle is from that of the city, along the side. */
  readonly off: number;
}

/** On one side of the city, level with its middle or further along; kept in sight. */
function spotsOn(side: BesideSide, { frame, size }: BesideWishes, own: Area): Try[] {
  const { box, covered } = frame;
  const [left, right] = [covered.left + EDGE, box.width - covered.right - EDGE - size.width];
  const [top, bottom] = [covered.top + EDGE, box.height - covered.bottom - EDGE - size.height];
  const spot = (x: number, y: number): BesideSpot => ({
    at: [among(x, left, right), among(y, top, bottom)],
    side,
  });
  if (side === 'right' || side === 'left') {
    const x = side === 'right' ? own.right + GAP : own.left - GAP - size.width;
    return along(own.top, own.bottom, size.height).map(({ at: y, off }) => ({ spot: spot(x, y), off }));
  }
  const y = side === 'below' ? own.bottom + GAP : own.top - GAP - size.height;
  return along(own.left, own.right, size.width).map(({ at: x, off }) => ({ spot: spot(x, y), off }));
}

function along(low: number, high: number, length: number): { readonly at: number; readonly off: number }[] {
  const middle = (low + high - length) / 2;
  const most = Math.max(0, (high - low + length) / 2 - LEVEL);
  const steps = Math.floor(most / STEP);
  return Array.from({ length: 2 * steps + 1 }, (_, step) => (step - steps) * STEP).map((by) => ({
    at: middle + by,
    off: Math.abs(by),
  }));
}

const boxOf = ({ at: [x, y] }: BesideSpot, { width, height }: Box): Area => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** How much of these it covers. */
const lostTo = (spot: BesideSpot, boxes: readonly Area[], size: Box): number =>
  boxes.reduce((sum, box) => sum + shared(boxOf(spot, size), box), 0);

/** How much two boxes have in common, in square pixels. */
function shared(a: Area, b: Area): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across <= 0 || down <= 0 ? 0 : across * down;
}
