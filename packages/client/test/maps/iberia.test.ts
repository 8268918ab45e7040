// The map of Iberia and its regions.
import { guides } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { IBERIA } from '../../src/maps/iberia.ts';
import type { Point } from '../../src/maps/drawing.ts';
import {
  areaOf,
  boxAround,
  crossings,
  distance,
  distanceToPath,
  isInside,
} from '../../tools/maps/geometry.ts';
import { CITY_RADIUS } from '../../tools/maps/sides.ts';
import { sidesOf } from '../../tools/maps/regions.ts';
import { readPath } from './readPath.ts';

const guide = guides().find(({ id }) => id === 'iberia')!;
const regions = Object.entries(IBERIA.regions).map(([id, region]) => ({
  id,
  ...region,
  ring: readPath(region.shape)[0]!,
}));
const curves = IBERIA.lines.map(({ id, pieces }) => ({ id, points: readPath(pieces[0]!)[0]! }));
const mainland = readPath(IBERIA.land).toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0]!;

describe('the regions of Iberia', () => {
  it('lie between lines of the game', () => {
    const lines = new Set(guide.lines.map(({ ends }) => ends.toSorted().join(' ')));
    for (const region of guide.regions)
      for (const side of sidesOf(region)) expect(lines).toContain(side.toSorted().join(' '));
  });

  it('have room for tokens in the middle, clear of cities and lines', () => {
    for (const { id, middle, room, ring } of regions) {
      expect(isInside(middle, ring), id).toBe(true);
      expect(room, id).toBeGreaterThanOrEqual(18);
      for (const { at } of Object.values(IBERIA.cities))
        expect(distance(at, middle), id).toBeGreaterThanOrEqual(CITY_RADIUS + room);
      for (const { points } of curves)
        expect(distanceToPath(middle, points), id).toBeGreaterThanOrEqual(room - 1);
    }
  });

  it('cover the mainland, hardly any of it twice', () => {
    const { left, right, top, bottom } = boxAround(mainland);
    const counts = [0, 0, 0, 0];
    for (let x = left; x < right; x += 7)
      for (let y = top; y < bottom; y += 7) {
        const point: Point = [x, y];
        if (!isInside(point, mainland)) continue;
        const over = regions.filter(({ ring }) => isInside(point, ring)).length;
        counts[Math.min(over, 3)]!++;
      }
    const all = counts.reduce((sum, count) => sum + count);
    expect(counts[1]! / all).toBeGreaterThan(0.98);
  });

  it('are on land but for the one in the sea', () => {
    const afloat = regions.filter(({ middle }) => !isInside(middle, mainland)).map(({ id }) => id);
    expect(afloat).toEqual(['palma-de-mallorca']);
  });

  it('differ in tint from their neighbours', () => {
    for (const { ends } of guide.lines) {
      const beside = guide.regions.filter((region) =>
        sidesOf(region).some((side) => ends.every((city) => side.includes(city))),
      );
      const tints = beside.map(({ id }) => IBERIA.regions[id]!.tint);
      expect(new Set(tints).size, ends.join(' ')).toBe(beside.length);
    }
    expect(Math.max(...regions.map(({ tint }) => tint))).toBeLessThan(4);
  });
});

describe('what lies around Iberia', () => {
  it('goes on far beyond the frame, so that no window shows where the drawing ends', () => {
    const { top, bottom, right } = boxAround(readPath(IBERIA.around).flat());
    expect(-top).toBeGreaterThan(450);
    expect(bottom - IBERIA.height).toBeGreaterThan(450);
    expect(right - IBERIA.width).toBeGreaterThan(450);
  });
});

describe('the lines of Iberia', () => {
  it('do not cross', () => {
    const crossed = curves.flatMap((one, index) =>
      curves
        .slice(0, index)
        .filter((other) => crossings(one.points, other.points) > 0)
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(crossed).toEqual([]);
  });
});
