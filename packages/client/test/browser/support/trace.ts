// What a browser notes of its own work: which steps it took and on how much. Numbers of elements, unlike times, are the same on every machine.
import type { Page } from '@playwright/test';

export interface Step {
  readonly name: string;
  /** Elements that were styled, or things that were laid out. */
  readonly count: number;
}

/** Does something on a page and tells how its styles and its layout were worked out meanwhile. */
export async function stepsOf(page: Page, action: () => Promise<void>): Promise<readonly Step[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await action();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's own format
  const { traceEvents } = trace as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents.flatMap(({ name, args }) => {
    if (name === 'UpdateLayoutTree') return [{ name: 'style', count: args.elementCount ?? 0 }];
    if (name === 'Layout') return [{ name: 'layout', count: args.beginData?.dirtyObjects ?? 0 }];
    return [];
  });
}

interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number };
  };
}
