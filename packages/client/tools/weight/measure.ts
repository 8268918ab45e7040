// The measurements: each in a browser that was never here before, against a server of its own.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { weigh, type Fetched } from './chunks.ts';
import { contentsOf, type Share } from './contents.ts';
import {
  largestPaint,
  noteClicks,
  noteEvents,
  noteFrames,
  noteLongTasks,
  spreadOf,
  type Spread,
} from './timing.ts';
import { workOf, type Work } from './work.ts';
import { listFetched, playAlone, slowTab, untilBoard, untilHome, watchBots } from './visit.ts';

const RUNS = 5;
const CLICKS = 24;
const BOTS_SECONDS = 30;
const STROKES = 6;

export type NewVisitor = () => Promise<BrowserContext>;

export function visitorsOf(browser: Browser, address: string): NewVisitor {
  return () =>
    browser.newContext({
      baseURL: address,
      locale: 'en-GB',
      viewport: { width: 1920, height: 1080 },
      // What is kept for later is fetched after the page is there; here it would only blur the lists.
      serviceWorkers: 'block',
    });
}

export interface Weight {
  readonly page: Fetched;
  /** The tables and the engine, in their own thread, and whatever thinks beside them. */
  readonly worker: Fetched;
  readonly contents: readonly Share[];
}

const isWorker = (path: string): boolean => /\/worker-[^/]*\.js$/u.test(path);

function weightOf(paths: readonly string[]): Weight {
  const page = paths.filter((path) => !isWorker(path));
  return { page: weigh(page), worker: weigh(paths.filter(isWorker)), contents: contentsOf(page) };
}

export async function measureWeight(
  visit: NewVisitor,
): Promise<{ readonly home: Weight; readonly board: Weight }> {
  const context = await visit();
  const first = await context.newPage();
  const atHome = listFetched(first);
  await first.goto('/');
  await untilHome(first);
  const home = weightOf(atHome);
  const address = await playAlone(first);
  const second = await slowTab(context);
  const atBoard = listFetched(second);
  await second.goto(address);
  await untilBoard(second);
  const board = weightOf(atBoard);
  await context.close();
  return { home, board };
}

export interface Paint {
  readonly milliseconds: Spread;
  readonly what: string;
}

export async function measurePaint(visit: NewVisitor, where: 'board' | 'home'): Promise<Paint> {
  const times: number[] = [];
  let seen = '';
  for (let run = 0; run < RUNS; run++) {
    const context = await visit();
    const address = where === 'home' ? '/' : await tableOf(context);
    const page = await slowTab(context);
    await page.goto(address);
    await (where === 'home' ? untilHome(page) : untilBoard(page));
    const { at, what } = await largestPaint(page);
    times.push(at);
    seen = what;
    await context.close();
  }
  return { milliseconds: spreadOf(times), what: seen };
}

async function tableOf(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto('/');
  const address = await playAlone(page);
  await page.close();
  return address;
}

async function boardOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await playAlone(page);
  return page;
}

export interface Answers {
  /** From the click to the painted frame. */
  readonly painted: Spread;
  /** As the browser itself counts, in steps of 8 ms. */
  readonly events: Spread;
  /** Work of the thread that draws, for all of them. */
  readonly work: Work;
}

/** Clicks on cities: each opens what can be done with it. */
export async function measureClicks(browser: Browser, visit: NewVisitor): Promise<Answers> {
  const context = await visit();
  const page = await boardOf(context);
  const painted = await noteClicks(page);
  const events = await noteEvents(page);
  const cities = page.locator('[data-stop^="city:"]');
  const count = await cities.count();
  const work = await workOf(browser, page, async () => {
    for (let click = 0; click < CLICKS; click++) {
      const box = await cities.nth((click * 7) % count).boundingBox();
      if (box === null) continue;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(150);
    }
  });
  const answers = {
    work,
    painted: spreadOf(await painted.jsonValue()),
    events: spreadOf(await events.jsonValue()),
  };
  await context.close();
  return answers;
}

export interface Thinking {
  readonly seconds: number;
  readonly longTasks: Spread;
  readonly frames: Spread;
  readonly work: Work;
}

/** What the page feels while four bots play a game in their thread. */
export async function measureThinking(browser: Browser, visit: NewVisitor): Promise<Thinking> {
  const context = await visit();
  const page = await context.newPage();
  await watchBots(page);
  const tasks = await noteLongTasks(page);
  const frames = await noteFrames(page);
  const work = await workOf(browser, page, () => page.waitForTimeout(BOTS_SECONDS * 1000));
  const result = {
    work,
    seconds: BOTS_SECONDS,
    longTasks: spreadOf(await tasks.jsonValue()),
    frames: spreadOf(await frames.jsonValue()),
  };
  await context.close();
  return result;
}

export interface Panning {
  readonly perSecond: number;
  readonly gaps: Spread;
  readonly work: Work;
}

/** Drags the board to and fro, zoomed in, with the pointer moving as fast as a hand does. */
export async function measurePanning(browser: Browser, visit: NewVisitor): Promise<Panning> {
  const context = await visit();
  const page = await boardOf(context);
  const middle = { x: 960, y: 420 };
  await page.mouse.move(middle.x, middle.y);
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -240);
  await page.waitForTimeout(1000);
  await page.mouse.move(middle.x, middle.y + 60);
  await page.mouse.down();
  let gaps: readonly number[] = [];
  let seconds = 1;
  // To begin and end the recording of work costs frames of its own: only what lies between counts.
  const work = await workOf(browser, page, async () => {
    const frames = await noteFrames(page);
    const begin = performance.now();
    for (let stroke = 0; stroke < STROKES; stroke++) {
      const side = stroke % 2 === 0 ? 1 : -1;
      await page.mouse.move(middle.x + side * 300, middle.y + 60 + side * 120, { steps: 60 });
    }
    gaps = await frames.jsonValue();
    seconds = (performance.now() - begin) / 1000;
  });
  await page.mouse.up();
  await context.close();
  return { perSecond: Math.round((gaps.length / seconds) * 10) / 10, gaps: spreadOf(gaps), work };
}
