// What stands beside a city is in sight, and off the city, wherever the city is.
import { describe, expect, it } from 'vitest';
import { besideOf, type BesideWishes, type Occupied } from '../../src/board/beside.ts';
import { whole } from '../../src/board/camera.ts';
import { frameOf } from '../../src/board/marks.ts';
import { WORLD } from '../../src/maps/world.ts';

const MENU = { width: 180, height: 160 };

it.each([
  [1366, 560, { left: 210, top: 8, right: 60, bottom: 8 }],
  [820, 650, { left: 0, top: 0, right: 0, bottom: 0 }],
  [390, 400, { left: 0, top: 0, right: 0, bottom: 40 }],
])('a menu in a board of %i by %i lies inside, under no panel', (width, height, clear) => {
  const frame = frameOf(WORLD, { width, height }, 1, clear);
  const camera = whole(frame);
  for (const { at } of Object.values(WORLD.cities)) {
    const [x, y] = besideOf({ camera, frame, at, size: MENU }).at;
    expect(x).toBeGreaterThanOrEqual(clear.left);
    expect(x + MENU.width).toBeLessThanOrEqual(width - clear.right);
    expect(y).toBeGreaterThanOrEqual(clear.top);
    expect(y + MENU.height).toBeLessThanOrEqual(height - clear.bottom);
  }
});

it('a menu leaves its city free where there is room', () => {
  const frame = frameOf(WORLD, { width: 1366, height: 560 });
  const camera = whole(frame);
  for (const { at } of Object.values(WORLD.cities)) {
    const [x, y] = besideOf({ camera, frame, at, size: MENU }).at;
    const [cx, cy] = [at[0] * camera.scale + camera.x, at[1] * camera.scale + camera.y];
    expect(cx > x && cx < x + MENU.width && cy > y && cy < y + MENU.height).toBe(false);
  }
});

describe('a menu among other things', () => {
  const frame = frameOf(WORLD, { width: 1366, height: 560 });
  // One unit of the map is one pixel of the board.
  const camera = { x: 0, y: 0, scale: 1 };
  const at = [600, 280] as const;
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  const own = box(560, 260, 680, 320);
  const beside = (others: Occupied['others'], wishes: Partial<Occupied & BesideWishes> = {}) =>
    besideOf({
      camera,
      frame,
      at,
      size: MENU,
      occupied: { own, others, dear: wishes.dear ?? [] },
      before: wishes.before,
    });

  it('covers neither the name nor the pawns of its city', () => {
    const { at: corner, side } = beside([]);
    expect(side).toBe('right');
    expect(corner[0]).toBeGreaterThanOrEqual(own.right);
  });

  it('stands on the side where it covers least', () => {
    const right = box(690, 180, 880, 380);
    const left = box(380, 180, 550, 380);
    expect(beside([right]).side).toBe('left');
    expect(beside([right, left]).side).toBe('below');
    expect(beside([right, left, box(480, 330, 800, 500)]).side).toBe('above');
  });

  it('stays where it stood rather than jump for a little', () => {
    const little = box(700, 250, 720, 290);
    expect(beside([little], { before: 'left' }).side).toBe('left');
    expect(beside([little], { before: 'right' }).side).toBe('right');
  });

  it('would rather cover two other cities than the pawn that goes there', () => {
    // Wherever it stands on the right, and with less of it than of the two.
    const pawn = box(700, 100, 724, 460);
    const two = [box(480, 60, 540, 280), box(480, 300, 540, 500)];
    expect(beside([...two, pawn, box(300, 330, 900, 560)], { dear: [pawn] }).side).not.toBe('right');
  });

  it('goes along its side where it then covers nothing', () => {
    const { at: corner, side } = beside([box(690, 180, 880, 270)]);
    expect(side).toBe('right');
    expect(corner[1]).toBeGreaterThanOrEqual(270);
    expect(corner[1]).toBeLessThan(own.bottom);
  });
});
