// What stands beside a city is in sight, wherever the city is.
import { expect, it } from 'vitest';
import { besideOf } from '../../src/board/beside.ts';
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
    const [x, y] = besideOf(camera, frame, at, MENU);
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
    const [x] = besideOf(camera, frame, at, MENU);
    const city = at[0] * camera.scale + camera.x;
    expect(city > x && city < x + MENU.width).toBe(false);
  }
});
