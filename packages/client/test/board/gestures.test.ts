// Which presses on the map count: of others nobody hears.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CameraDriver } from '../../src/board/driver.ts';
import { listenToGestures } from '../../src/board/gestures.ts';

class Place extends EventTarget {
  readonly dataset: Record<string, string> = {};

  closest(): null {
    return null;
  }

  getBoundingClientRect() {
    return { left: 0, top: 0 };
  }
}

beforeEach(() => vi.stubGlobal('Element', Place));
afterEach(() => vi.unstubAllGlobals());

/** Tells the map of events; whether it lets the last of them pass. */
function listening(): (types: readonly string[], detail?: number) => boolean | undefined {
  const place = new Place();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is touched of an element
  const element = place as unknown as HTMLElement;
  listenToGestures(element, {} as CameraDriver, () => 'at-once');
  return (types, detail = 1) => {
    const details = { clientX: 50, clientY: 50, pointerId: 1, pointerType: 'touch', button: 0, detail };
    return types
      .map((type) =>
        Object.defineProperties(
          new Event(type, { cancelable: true }),
          Object.fromEntries(Object.entries(details).map(([name, value]) => [name, { value }])),
        ),
      )
      .map((event) => place.dispatchEvent(event))
      .at(-1);
  };
}

test('a press that begins and ends here counts once', () => {
  const tell = listening();
  expect(tell(['pointerdown', 'pointerup', 'click'])).toBe(true);
  expect(tell(['click'])).toBe(false);
});

test('a press that began on something that has gone does not reach what lay below it', () => {
  const tell = listening();
  expect(tell(['click'])).toBe(false);
  expect(tell(['pointerdown', 'pointercancel', 'click'])).toBe(false);
});

test('what a key or a helper presses needs no finger', () => {
  expect(listening()(['click'], 0)).toBe(true);
});
