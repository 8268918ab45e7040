// Things grow with the map, but less: small screens can still be read.
import { describe, expect, it } from 'vitest';
import { DISC, frameOf, marksAt, PAWN_REACH, spacingOf } from '../../src/board/marks.ts';
import { opening, whole } from '../../src/board/camera.ts';
import { IBERIA } from '../../src/maps/iberia.ts';
import { WORLD } from '../../src/maps/world.ts';

describe('marksAt', () => {
  const usual = { spacing: 40, text: 1 };

  it('never writes letters too small to read', () => {
    for (let scale = 0.1; scale < 10; scale *= 1.3) {
      expect(marksAt(scale, usual).letters * scale).toBeGreaterThanOrEqual(11 - 1e-9);
    }
  });

  it('writes larger for those who want it', () => {
    expect(marksAt(1, { spacing: 40, text: 2 }).letters).toBeCloseTo(2 * marksAt(1, usual).letters);
  });

  it('grows on the screen with the scale, but less than the map', () => {
    const radius = (scale: number) => marksAt(scale, usual).mark * DISC * scale;
    expect(radius(2)).toBeGreaterThan(radius(1));
    expect(radius(2)).toBeLessThan(radius(1) * 2);
  });
});

it.each([
  ['world', WORLD],
  ['iberia', IBERIA],
])('discs of %s do not touch when it opens on any screen', (_, drawing) => {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [820, 1180],
    [390, 844],
    [844, 390],
  ] as const) {
    const { scale } = opening(frameOf(drawing, { width, height }), undefined);
    const radius = marksAt(scale, frameOf(drawing, { width, height })).mark * DISC;
    expect(spacingOf(drawing)).toBeGreaterThan(2 * radius);
  }
});

it.each([
  ['world', WORLD],
  ['iberia', IBERIA],
])('pawns in the northernmost cities of %s are whole', (_, drawing) => {
  for (const [width, height] of [
    [1920, 1080],
    [1440, 560],
    [870, 473],
    [374, 320],
    [490, 308],
  ] as const)
    for (const text of [1, 2]) {
      const frame = frameOf(drawing, { width, height }, text);
      const { y, scale } = whole(frame);
      const top = frame.area.top * scale + y;
      expect(top - marksAt(scale, frame).mark * scale * PAWN_REACH).toBeGreaterThanOrEqual(-0.5);
    }
});
