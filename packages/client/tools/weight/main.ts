// Measures the weight and the speed of the built page in a real browser against a real server, and writes down what it found: all of it, or the
// parts that are named (`npm run bench:page -- clicks zooming`). The others keep what was found before.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumOptions } from '../../../engine/test/browser/chromium.ts';
import { startPageServer } from '../../test/browser/support/server.ts';
import {
  measureClicks,
  measurePaint,
  measurePanning,
  measurePlayable,
  measureThinking,
  measureWeight,
  measureZooming,
  visitorsOf,
  type NewVisitor,
} from './measure.ts';
import { report, type Results } from './report.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'results', 'bench-page.json');

type Part = keyof Results['measured'];

const PARTS: { readonly [P in Part]: (visit: NewVisitor, browser: Browser) => Promise<Results[P]> } = {
  weight: measureWeight,
  paint: async (visit) => ({
    home: await measurePaint(visit, 'home'),
    board: await measurePaint(visit, 'board'),
  }),
  playable: async (visit) => ({
    base: await measurePlayable(visit, 'base'),
    iberia: await measurePlayable(visit, 'iberia'),
    boxes: await measurePlayable(visit, 'boxes'),
  }),
  clicks: (visit, browser) => measureClicks(browser, visit),
  thinking: (visit, browser) => measureThinking(browser, visit),
  panning: (visit, browser) => measurePanning(browser, visit),
  zooming: (visit, browser) => measureZooming(browser, visit),
};

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !isPart(name));
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: there is no such part; there are ${Object.keys(PARTS).join(', ')}`);
const parts = (named.length > 0 ? named : Object.keys(PARTS)).filter(isPart);

const server = await startPageServer();
const browser = await chromium.launch(await chromiumOptions());
try {
  const visit = visitorsOf(browser, server.http);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this program has written it
  const results = JSON.parse(readFileSync(FILE, 'utf8')) as Results;
  for (const part of parts) {
    const date = new Date().toISOString().slice(0, 10);
    const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10;
    Object.assign(results, { [part]: await PARTS[part](visit, browser) });
    Object.assign(results.measured, { [part]: { date, loadBefore } });
  }
  const machine = `${String(cpus().length)} × ${cpus()[0]?.model ?? ''}`;
  Object.assign(results, { machine, browser: browser.version() });
  console.log(report(results));
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
