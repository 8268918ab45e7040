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
