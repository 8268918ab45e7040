// The measurements: each in a browser that was never here before, against a server of its own.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { weigh, type Fetched } from './chunks.ts';
import { openAnew, setUp, type BoardName } from './boards.ts';
import { contentsOf, type Share } from './contents.ts';
import {
  largestPaint,
  noteClicks,
  noteEvents,
  noteFrames,
  noteLongTasks,
  notePlayable,
  openCities,
  spreadOf,
  untilPlayable,
  type Playable,
  type Spread,
} from './timing.ts';
import { workOf, type Work } from './work.ts';
import { isWorker, listFetched, playAlone, slowTab, untilBoard, untilHome, watchBots } from './visit.ts';

const RUNS = 5;
const CLICKS = 24;
const BOTS_SECONDS = 30;
const STROKES = 6;
const MOVES = 5;

export type NewVisitor = () => Promise<BrowserContext>;

export function visitorsOf(browser: Browser, address: string): NewVisitor {
  return () =>
    browser.newContext({
      baseURL: address,
      locale: 'en-GB',
      viewport: { width: 1366, height: 768 },
      // What is kept for later is fetched after the page is there; here it would only blur the lists.
      serviceWorkers: 'block',
    });
}

export interface Weight {
  readonly page: Fetched;
  /** The tables and the engine, in their own thread, and whatever thinks beside them. */
  readonly worker: Fetched;
  readonly contents: readonly Share[];
  /** What comes by itself in idle moments, when the screen can be used already. */
  readonly later: Fetched;
}

function weightOf(needed: readonly string[], later: readonly string[] = []): Weight {
  const page = needed.filter((path) => !isWorker(path));
  return {
    page: weigh(page),
    worker: weigh(needed.filter(isWorker)),
    contents: contentsOf(page),
    later: weigh(later),
  };
}

export interface Weights {
  readonly home: Weight;
  readonly boards: Readonly<Record<BoardName, Weight>>;
}

export async function measureWeight(visit: NewVisitor): Promise<Weights> {
  const context = await visit();
  const page = await context.newPage();
  const atHome = listFetched(page);
  await page.goto('/');
  await untilHome(page);
  const home = weightOf(atHome);
  await context.close();
  const boards = {
    base: await weighBoard(visit, 'base'),
    iberia: await weighBoard(visit, 'iberia'),
    boxes: await weighBoard(visit, 'boxes'),
  };
  return { home, boards };
}

async function weighBoard(visit: NewVisitor, name: BoardName): Promise<Weight> {
  const context = await visit();
  const address = await setUp(context, name);
  const { needed, later } = await openAnew(await context.newPage(), address);
  const weight = weightOf(needed, await later());
  await context.close();
  return weight;
}

export interface PlayableTimes {
  readonly cities: Spread;
  readonly answered: Spread;
}

/** From asking for a table, on a slow line and machine that keep nothing, until it can be played on. */
export async function measurePlayable(visit: NewVisitor, name: BoardName): Promise<PlayableTimes> {
  const times: Playable[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await visit();
    const address = await setUp(context, name);
    const page = await slowTab(context);
    await notePlayable(page);
    await page.goto(address, { waitUntil: 'commit' });
    times.push(await untilPlayable(page));
    await context.close();
  }
  return {
    cities: spreadOf(times.map(({ cities }) => cities)),
    answered: spreadOf(times.map(({ answered }) => answered)),
  };
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
  const cities = await openCities(page);
  const work = await workOf(browser, page, async () => {
    for (let click = 0; click < CLICKS; click++) {
      const { x, y } = cities[(click * 7) % cities.length]!;
      await page.mouse.click(x, y);
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

export interface Moving {
  /** Gaps between frames, of all runs together. */
  readonly gaps: Spread;
  /** Gaps of more than one frame and a half at 60 a second, in the run in the middle. */
  readonly dropped: number;
  readonly work: Work;
}

const FRAME = 1000 / 60;
const MIDDLE = { x: 720, y: 360 };

/** Drags the board to and fro, zoomed in, with the pointer moving as fast as a hand does. */
export async function measurePanning(browser: Browser, visit: NewVisitor): Promise<Moving> {
  return measureMoving(browser, visit, async (page) => {
    await page.mouse.down();
    for (let stroke = 0; stroke < STROKES; stroke++) {
      const side = stroke % 2 === 0 ? 1 : -1;
      await page.mouse.move(MIDDLE.x + side * 300, MIDDLE.y + side * 120, { steps: 60 });
    }
    await page.mouse.up();
  });
}

/** Turns the wheel in and out over the middle of the board. */
export async function measureZooming(browser: Browser, visit: NewVisitor): Promise<Moving> {
  return measureMoving(browser, visit, async (page) => {
    for (let turn = 0; turn < STROKES * 10; turn++) {
      await page.mouse.wheel(0, Math.floor(turn / 10) % 2 === 0 ? 120 : -120);
      await page.waitForTimeout(50);
    }
  });
}

/** To record processor time costs frames: they are counted in runs of their own, and the work in one more. */
async function measureMoving(
  browser: Browser,
  visit: NewVisitor,
  move: (page: Page) => Promise<void>,
): Promise<Moving> {
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < MOVES; run++)
    runs.push(
      await onLargeMap(visit, async (page) => {
        const frames = await noteFrames(page);
        await move(page);
        return await frames.jsonValue();
      }),
    );
  const dropped = runs.map((gaps) => gaps.filter((gap) => gap > 1.5 * FRAME).length);
  return {
    gaps: spreadOf(runs.flat()),
    dropped: spreadOf(dropped).median,
    work: await onLargeMap(visit, (page) => workOf(browser, page, () => move(page))),
  };
}

/** Does something on a board that is seen from close by, with the pointer over its middle. */
async function onLargeMap<Found>(visit: NewVisitor, look: (page: Page) => Promise<Found>): Promise<Found> {
  const context = await visit();
  const page = await boardOf(context);
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -240);
  await page.waitForTimeout(1000);
  const found = await look(page);
  await context.close();
  return found;
}
