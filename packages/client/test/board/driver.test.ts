// What a moving map costs: sizes follow now and then, never with each turn of a wheel.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CameraDriver, type Seen } from '../../src/board/driver.ts';
import { frameOf } from '../../src/board/marks.ts';
import { WORLD } from '../../src/maps/world.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FRAME = frameOf(WORLD, { width: 1366, height: 560 });

function opened() {
  const seen: Seen[] = [];
  const stage = { style: { setProperty: vi.fn<(name: string, value: string) => void>() }, dataset: {} };
  const driver = new CameraDriver(FRAME, (one) => seen.push(one));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the driver touches of an element
  driver.attach(stage as unknown as HTMLElement);
  driver.resize(FRAME);
  vi.runAllTimers();
  return { driver, seen, stage };
}

it('sizes things once when it opens, and not again for the same box', () => {
  const { driver, seen } = opened();
  driver.resize(frameOf(WORLD, { width: 1366, height: 560 }));
  vi.runAllTimers();
  expect(seen).toHaveLength(1);
  driver.resize(frameOf(WORLD, { width: 1200, height: 560 }));
  expect(seen).toHaveLength(2);
});

it('sizes things seldom while the wheel turns, and when the map rests', () => {
  const { driver, seen, stage } = opened();
  const before = driver.camera.scale;
  for (let turn = 0; turn < 10; turn++) driver.zoom(1.21, undefined, 'at-once');
  expect(driver.camera.scale).toBeGreaterThan(3 * before);
  expect(seen.length).toBeLessThanOrEqual(2);
  expect(stage.dataset).toEqual({ moving: 'yes' });
  vi.runAllTimers();
  expect(seen.at(-1)?.scale).toBe(driver.camera.scale);
  expect(seen.length).toBeLessThanOrEqual(3);
  expect(stage.dataset).toEqual({});
});

it('sizes nothing while the map is only moved about', () => {
  const { driver, seen, stage } = opened();
  stage.style.setProperty.mockClear();
  for (let step = 0; step < 60; step++) driver.pan(5, 2, 'at-once');
  vi.runAllTimers();
  expect(seen).toHaveLength(1);
  expect(stage.style.setProperty).not.toHaveBeenCalled();
});

it('draws nothing anew on the way, however long a frame takes', () => {
  const { driver, seen } = opened();
  let frame: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    frame = next;
    return 1;
  });
  driver.zoom(2, undefined, 'gliding');
  for (let late = 0; late < 5; late++) {
    vi.advanceTimersByTime(400);
    frame(performance.now());
    expect(seen).toHaveLength(1);
  }
  for (let late = 0; late < 50; late++) frame(performance.now() + late * 64);
  vi.runAllTimers();
  expect(seen).toHaveLength(2);
});
