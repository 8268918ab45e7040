// How large things are drawn at a scale: they grow with the map, but less, so that they neither pile up nor get lost.
import type { MapDrawing, Point } from '../maps/drawing.ts';
import { wholeScale, type Area, type Frame } from './camera.ts';

/** The radius of a city's disc in its own units; all that lies around a city is measured in these. */
export const DISC = 10;

/** The disc on the screen, in pixels. */
const SMALLEST = 5.5;
const LARGEST = 22;
/** The letters of a name on the screen, in pixels. */
const SMALL_LETTERS = 11;
const LARGE_LETTERS = 17;

export interface Marks {
  /** Units of the map in a pixel of the screen. */
  readonly pixel: number;
  /** Units of the map in a unit of the things around a city. */
  readonly mark: number;
  /** The height of letters in units of the map. */
  readonly letters: number;
}

export function marksAt(scale: number, { spacing, text }: Pick<Frame, 'spacing' | 'text'>): Marks {
  const apart = spacing * scale;
  const disc = Math.min(Math.max(1.9 * Math.sqrt(apart) - 4.5, SMALLEST), LARGEST, apart * 0.3 + 2);
  const radius = Math.max(disc, SMALLEST);
  const letters = Math.min(Math.max(radius * 0.5 + 7.2, SMALL_LETTERS), LARGE_LETTERS);
  return { pixel: 1 / scale, mark: radius / DISC / scale, letters: (letters * text) / scale };
}

/** What a map says of itself, whatever box it is seen through. */
interface Measures {
  readonly spacing: number;
  readonly area: Area;
}

const measured = new WeakMap<MapDrawing, Measures>();

function measuresOf(drawing: MapDrawing): Measures {
  const known = measured.get(drawing) ?? measuresIn(drawing);
  measured.set(drawing, known);
  return known;
}

function measuresIn(drawing: MapDrawing): Measures {
  const places = Object.values(drawing.cities).map(({ at }) => at);
  return { spacing: spacingIn(places) ?? drawing.width / 10, area: areaIn(places, drawing) };
}

/** How far close neighbours are from each other: three quarters of the cities have more room than this. */
export const spacingOf = (drawing: MapDrawing): number => measuresOf(drawing).spacing;

function spacingIn(places: readonly Point[]): number | undefined {
  const nearest = places.map(([x, y], index) => {
    let least = Infinity;
    for (let other = 0; other < places.length; other++) {
      const [ox, oy] = places[other]!;
      if (other !== index) least = Math.min(least, (x - ox) ** 2 + (y - oy) ** 2);
    }
    return Math.sqrt(least);
  });
  const known = nearest.filter((room) => Number.isFinite(room)).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 4)];
}

/** The part of the map that matters: all cities. */
function areaIn(places: readonly Point[], { width, height }: MapDrawing): Area {
  if (places.length === 0) return { left: 0, top: 0, right: width, bottom: height };
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const among = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** How far a pawn with the mark of whoever has the turn reaches above its city, in the units of marks. */
export const PAWN_REACH = 52;

export const NOTHING_COVERED: Area = { left: 0, top: 0, right: 0, bottom: 0 };

export function frameOf(drawing: MapDrawing, box: Frame['box'], text = 1, clear = NOTHING_COVERED): Frame {
  const side = among(box.width * 0.035, 30, 72);
  // Names stand above a city, cubes below.
  const padding = {
    left: clear.left + side,
    right: clear.right + side,
    top: clear.top + among(box.height * 0.085, 40, 84),
    bottom: clear.bottom + among(box.height * 0.065, 30, 64),
  };
  const frame = { box, ...measuresOf(drawing), padding, covered: clear, text };
  // Pawns as well, and with more room above the map and what stands on it are smaller.
  const scale = wholeScale(frame);
  const top = Math.max(padding.top, clear.top + marksAt(scale, frame).mark * scale * PAWN_REACH);
  return { ...frame, padding: { ...padding, top } };
}
