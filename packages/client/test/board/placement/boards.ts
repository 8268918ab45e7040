// Boards for tests of placement: a map in a room with panels over it, and what lies on what.
import { whole } from '../../../src/board/camera.ts';
import { DISC, frameOf, marksAt } from '../../../src/board/marks.ts';
import { common, depthIn, moved, type Box } from '../../../src/board/placement/box.ts';
import type { Placement, Placer } from '../../../src/board/placement/place.ts';
import type { CityThings } from '../../../src/board/placement/things.ts';
import type { MapDrawing } from '../../../src/maps/drawing.ts';

const CLEAR = { left: 205, top: 6, right: 56, bottom: 6 };
const measure = { widthOf: (text: string): number => text.length * 0.45, line: 1 };
const COLOURS = ['blue', 'yellow', 'black', 'red'];

export function tableOf(drawing: MapDrawing, width: number, height: number) {
  const frame = frameOf(drawing, { width, height }, 1, CLEAR);
  const { scale, x, y } = whole(frame);
  const { mark, letters } = marksAt(scale, frame);
  const unit = mark * scale;
  const lettering = { letters: letters / mark, usual: letters / mark, measure };
  const bounds = {
    left: (CLEAR.left - x) / unit,
    top: (CLEAR.top - y) / unit,
    right: (width - CLEAR.right - x) / unit,
    bottom: (height - CLEAR.bottom - y) / unit,
  };
  const empty = Object.entries(drawing.cities).map(([id, place], index): CityThings => ({
    id,
    at: [place.at[0] / mark, place.at[1] / mark],
    name: id,
    side: place.side,
    colour: COLOURS[Math.floor(index / 12) % 4]!,
    cubes: {},
    pawns: 0,
    turn: false,
    led: false,
    badges: [],
    weight: 0,
  }));
  const place = (placer: Placer, cities: readonly CityThings[], within: Box = bounds) =>
    placer.place(cities, lettering, { taken: [], bounds: within });
  return { empty, place, bounds };
}

export function boxesOf(cities: readonly CityThings[], placement: Placement) {
  return cities.flatMap(({ id, at }) => {
    const { name, block, pawns, badges } = placement.get(id)!;
    const all = { name, block, pawns, ...badges };
    return Object.entries(all).flatMap(([what, spot]) =>
      spot === undefined ? [] : [{ what, label: `${what} of ${id}`, box: moved(spot.box, at[0], at[1]) }],
    );
  });
}

export function overlapsOf(cities: readonly CityThings[], placement: Placement): string[] {
  const boxes = boxesOf(cities, placement);
  const meet = (a: Box, b: Box): boolean => common(a, b) > 0;
  return boxes.flatMap(({ what, label, box }, index) => [
    ...boxes
      .slice(index + 1)
      .filter((other) => !(what === 'pawns' && other.what === 'pawns') && meet(box, other.box))
      .map((other) => `${label} / ${other.label}`),
    ...cities
      .filter(({ at }) => depthIn(box, at[0], at[1], DISC + 2) > 0)
      .map(({ id }) => `${label} / disc of ${id}`),
  ]);
}
