// How much work the thread of the page does, in processor time: other programs on the machine do not count.
import type { Browser, Page } from 'playwright-core';

export interface Work {
  /** Milliseconds of processor time in all tasks of the thread that draws. */
  readonly all: number;
  /** The longest of them. */
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly thread: string;
  readonly label: string;
  readonly time: number;
}

/** Does something on a page and says how much work it was. */
export async function workOf(browser: Browser, page: Page, action: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await action();
  const events = readTrace(await browser.stopTracing());
  const drawing = new Set(
    events
      .filter(({ name, label }) => name === 'thread_name' && label === 'CrRendererMain')
      .map(({ thread }) => thread),
  );
  const byThread = new Map<string, number[]>();
  for (const { name, thread, time } of events)
    if (name === 'RunTask' && drawing.has(thread))
      byThread.set(thread, [...(byThread.get(thread) ?? []), time]);
  const sums = [...byThread.values()].map((times) => ({
    all: round(times.reduce((sum, time) => sum + time, 0)),
    longest: round(Math.max(...times)),
  }));
  // Other tabs have threads too; the page that was used worked most.
  return sums.toSorted((one, other) => other.all - one.all)[0] ?? { all: 0, longest: 0 };
}

const round = (microseconds: number): number => Math.round(microseconds / 100) / 10;

function readTrace(trace: Buffer): readonly TraceEvent[] {
  const whole: unknown = JSON.parse(trace.toString('utf8'));
  const list = fieldsOf(whole).get('traceEvents');
  if (!Array.isArray(list)) throw new Error('the browser gave no trace');
  return list.map((one: unknown) => {
    const fields = fieldsOf(one);
    const time = fields.get('tdur');
    return {
      name: String(fields.get('name')),
      thread: `${String(fields.get('pid'))}:${String(fields.get('tid'))}`,
      label: String(fieldsOf(fields.get('args')).get('name')),
      time: typeof time === 'number' ? time : 0,
    };
  });
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
