// Times that a browser measures by itself: largest paint, long tasks, answers to clicks, frames.
import type { JSHandle, Page } from 'playwright-core';

/** When the largest thing on the screen was painted, and what it was. */
export function largestPaint(page: Page): Promise<{ readonly at: number; readonly what: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const element = last !== undefined && 'element' in last ? last.element : undefined;
          const what = element instanceof Element ? `${element.tagName} ${element.className}`.trim() : '';
          resolve({ at: last?.startTime ?? 0, what });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

export interface Playable {
  /** When cities were painted, in milliseconds after the address was asked for. */
  readonly cities: number;
  /** When a click on one of them was answered by a paint. */
  readonly answered: number;
}

/** Notes in every page that is opened when its board can be played on. */
export async function notePlayable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = { cities: 0, answered: 0 };
    Reflect.set(globalThis, 'cordonPlayable', times);
    // Called while a frame is made: a message is heard only after the frame has been handed over.
    const afterFrame = (note: () => void): void => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', note, { once: true });
      port1.start();
      port2.postMessage('painted');
    };
    const look = (): void => {
      if (document.querySelector('[data-stop^="city:"]') === null) requestAnimationFrame(look);
      else afterFrame(() => (times.cities = performance.now()));
    };
    requestAnimationFrame(look);
    const answer = (): void => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => afterFrame(() => (times.answered = performance.now())));
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('click', answer, { capture: true, once: true });
  });
}

/** Clicks on a city as soon as there is one. */
export async function untilPlayable(page: Page): Promise<Playable> {
  const read = (name: keyof Playable): Promise<number> =>
    page.evaluate((one) => {
      const times: unknown = Reflect.get(globalThis, 'cordonPlayable');
      const value: unknown = typeof times === 'object' && times !== null ? Reflect.get(times, one) : 0;
      return typeof value === 'number' ? value : 0;
    }, name);
  while ((await read('cities')) === 0) await page.waitForTimeout(5);
  const { x, y } = await openCity(page);
  await page.mouse.click(x, y);
  while ((await read('answered')) === 0) await page.waitForTimeout(5);
  return { cities: await read('cities'), answered: await read('answered') };
}

/** The middle of a city that nothing lies over: the first, because on a slow machine to look at all of them takes a while. */
function openCity(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate(() => {
    for (const city of document.querySelectorAll('[data-stop^="city:"]')) {
      const { x, y, width, height } = city.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (city.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
    throw new Error('something lies over every city');
  });
}

/** The middles of the cities that nothing lies over. */
export function openCities(page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-stop^="city:"]')].flatMap((city) => {
      const { x, y, width, height } = city.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(middle.x, middle.y);
      return top !== null && (city.contains(top) || top.closest('svg') === city.closest('svg'))
        ? [middle]
        : [];
    }),
  );
}

/** Lengths of tasks above 50 ms that kept the page from answering, from now on. */
export function noteLongTasks(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const lengths: number[] = [];
    new PerformanceObserver((list) =>
      lengths.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    return lengths;
  });
}

/** Times from a click until what it changed was painted, from now on. */
export function noteClicks(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const times: number[] = [];
    addEventListener(
      'click',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message is heard only after the frame has been handed over.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp), { once: true });
          port1.start();
          port2.postMessage('painted');
        }),
      { capture: true },
    );
    return times;
  });
}

/** What the browser itself says of clicks and keys: from the event to the next paint, in steps of 8 ms. */
export function noteEvents(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const times: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) =>
      times.push(
        ...list
          .getEntries()
          .filter(({ name }) => name === 'click' || name === 'keydown')
          .map(({ duration }) => duration),
      ),
    ).observe(options);
    return times;
  });
}

/** Times between frames, from now on. */
export function noteFrames(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const frame = (now: number): void => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return gaps;
  });
}

export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), most: at(1) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
