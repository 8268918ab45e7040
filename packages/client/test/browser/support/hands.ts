// Three ways to press what is on the page: with a mouse, with a finger, and with keys alone.
import type { Locator, Page } from '@playwright/test';
import { nearestInDirection, type Stop } from '../../../src/board/navigation.ts';
import type { MapDrawing } from '../../../src/maps/drawing.ts';
import { isUnderHint } from './hints.ts';
import { expect } from './test.ts';

export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  /** Presses a place on the board. */
  readonly place: (stop: string) => Promise<void>;
  /** After a command nobody has to begin anew. */
  readonly goOn?: () => Promise<void>;
}

const onBoard = (page: Page, stop: string): Locator => page.locator(`[data-stop="${stop}"]`);

/** Where on the screen a place of the board is: the middle of a city or of a line, or the emptiest spot of a region. */
function spotOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return target.evaluate((element) => {
    const middle = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const circle = element.querySelector('circle');
    if (circle !== null) return middle(circle);
    const cities = [...document.querySelectorAll('[data-stop^="city:"] circle:first-child')].map(middle);
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = Array.from({ length: 24 }, (_, step) => (step + 0.5) / 24);
    const spots = steps
      .flatMap((down) => steps.map((right) => ({ x: left + right * width, y: top + down * height })))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-stop]') === element)
      .map((spot) => ({
        ...spot,
        room: Math.min(...cities.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))),
      }));
    return spots.toSorted((one, other) => other.room - one.room)[0] ?? { x: 0, y: 0 };
  });
}

/** Where a place of the board is once the map has come to rest: what is pressed while it moves may be something else. */
async function restingSpotOf(target: Locator): ReturnType<typeof spotOf> {
  let spot = await spotOf(target);
  await expect(async () => {
    const before = spot;
    await target.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    spot = await spotOf(target);
    expect(spot).toEqual(before);
  }).toPass({ intervals: [0] });
  return spot;
}

export function pointer(page: Page): Hands {
  return {
    press: (target) => target.click(),
    async place(stop) {
      await expect(onBoard(page, stop)).toBeVisible();
      const { x, y } = await spotOf(onBoard(page, stop));
      await page.mouse.move(x, y);
      await expect.poll(() => isUnderHint(page, { x, y }), 'a hint lies over the place').toBe(false);
      await page.mouse.click(x, y);
    },
  };
}

/** Where the map can be held: a short pull is a press to a browser, which must not choose a city. */
function emptySpotNear({ x, y }: { readonly x: number; readonly y: number }) {
  const cities = [...document.querySelectorAll('[data-stop^="city:"] circle:first-child')].map((one) =>
    one.getBoundingClientRect(),
  );
  const roomAt = (spot: { readonly x: number; readonly y: number }): number => {
    const under = document.elementFromPoint(spot.x, spot.y);
    if (under?.closest('[data-tour="board"]') === null || under?.closest('button') !== null) return 0;
    return Math.min(
      ...cities.map(({ left, top, width, height }) =>
        Math.hypot(left + width / 2 - spot.x, top + height / 2 - spot.y),
      ),
    );
  };
  const steps = [0, 20, -20, 40, -40, 60, -60, 80, -80];
  const spots = steps.flatMap((down) => steps.map((right) => ({ x: x + right, y: y + down })));
  return spots.reduce((best, next) => (roomAt(next) > roomAt(best) ? next : best));
}

/** Draws the map under a finger until a place lies where nothing covers it: on a phone it is larger than the screen. */
async function bringIntoSight(page: Page, target: Locator): Promise<'in sight' | 'drawn nearer'> {
  const { x, y } = await spotOf(target);
  const isFree = await target.evaluate(
    (element, spot) => document.elementFromPoint(spot.x, spot.y)?.closest('[data-stop]') === element,
    { x, y },
  );
  if (isFree) return 'in sight';
  const board = (await page.locator('[data-tour="board"]').boundingBox())!;
  const [right, down] = [board.x + board.width / 2, board.y + board.height / 2];
  const hold = await page.evaluate(emptySpotNear, { x: right, y: down });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.synthesizeScrollGesture', {
    ...hold,
    xDistance: right - x,
    yDistance: down - y,
    gestureSourceType: 'touch',
    speed: 4000,
  });
  await devTools.detach();
  return 'drawn nearer';
}

/** A finger on a touch screen. */
export function finger(page: Page): Hands {
  return {
    press: (target) => target.tap(),
    async place(stop) {
      const target = onBoard(page, stop);
      await expect(target).toBeVisible();
      await expect(page.locator('[data-turning="yes"]'), 'the map has just come').toHaveCount(0);
      await expect(async () => {
        await restingSpotOf(target);
        expect(await bringIntoSight(page, target)).toBe('in sight');
      }).toPass({ intervals: [0] });
      const { x, y } = await restingSpotOf(target);
      await page.touchscreen.tap(x, y);
    },
  };
}

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

/** Where the places of the board lie on its map. */
function stopsOf({ cities, lines, regions }: MapDrawing, keys: readonly string[]): Stop[] {
  const places = new Map<string, Stop['at']>([
    ...Object.entries(cities).map(([id, { at }]) => [`city:${id}`, at] as const),
    ...Object.entries(regions).map(([id, { middle }]) => [`region:${id}`, middle] as const),
    ...lines.map(({ id, middle }) => [`line:${id}`, middle] as const),
  ]);
  return keys.flatMap((key) => {
    const at = places.get(key);
    return at === undefined ? [] : [{ key, at, name: '' }];
  });
}

/** The arrow keys that lead from one place to another, as few as possible. */
function arrowsTo(stops: readonly Stop[], from: string, to: string): readonly string[] {
  const found = new Map<string, readonly string[]>([[from, []]]);
  for (const [key, arrows] of found) {
    const { at } = stops.find((stop) => stop.key === key)!;
    if (key === to) return arrows;
    for (const [arrow, direction] of Object.entries(ARROWS)) {
      const next = nearestInDirection(stops, at, direction)?.key;
      if (next !== undefined && !found.has(next)) found.set(next, [...arrows, arrow]);
    }
  }
  throw new Error(`no arrow keys lead from ${from} to ${to}`);
}

/** How many times the tab key has to be pressed to get from what has the focus to an element; negative with the shift key. */
async function stepsTo(target: Locator): Promise<number> {
  return target.evaluate((wanted) => {
    const scope = wanted.closest('[role=dialog], [role=menu]') ?? document;
    const all = [
      ...scope.querySelectorAll<HTMLElement | SVGElement>(
        'a[href], button, input, select, summary, textarea, [tabindex]',
      ),
    ];
    const stops = all.filter(
      (one) =>
        one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    );
    const [from, to] = [document.activeElement, wanted].map((one) => stops.findIndex((stop) => stop === one));
    return (to ?? 0) - (from ?? 0);
  });
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export function keyboard(page: Page, drawing: MapDrawing): Hands {
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    // What is counted may differ from what the browser does by a step or two: then it is counted again.
    for (let attempt = 0; attempt < 8 && !(await hasFocus(target)); attempt++) {
      const steps = await stepsTo(target);
      const key = steps < 0 ? 'Shift+Tab' : 'Tab';
      for (let step = 0; step < Math.max(Math.abs(steps), 1); step++) await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };
  return {
    async press(target) {
      await tabTo(target);
      await page.keyboard.press('Enter');
    },
    async place(stop) {
      const target = onBoard(page, stop);
      const present = page.locator('[data-stop][tabindex="0"]');
      await tabTo(present);
      const stops = await page
        .locator('[data-stop]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-stop') ?? ''));
      const from = (await present.getAttribute('data-stop')) ?? '';
      for (const arrow of arrowsTo(stopsOf(drawing, stops), from, stop)) await page.keyboard.press(arrow);
      await expect(target).toBeFocused();
      await page.keyboard.press('Enter');
    },
    goOn: () =>
      expect
        .poll(() => page.evaluate(() => document.activeElement === document.body), 'the focus is lost')
        .toBe(false),
  };
}
