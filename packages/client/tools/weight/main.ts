// Measures the weight and the speed of the built page in a real browser against a real server, and writes down what it found.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
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
} from './measure.ts';
import { report } from './report.ts';

const RESULTS = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'results');

const load = loadavg()[0] ?? 0;
const server = await startPageServer();
const browser = await chromium.launch(await chromiumOptions());
try {
  const visit = visitorsOf(browser, server.http);
  const results = {
    measured: new Date().toISOString().slice(0, 10),
    machine: `${String(cpus().length)} × ${cpus()[0]?.model ?? ''}`,
    browser: browser.version(),
    /** How busy the machine was before: above the number of its cores, times say little. */
    loadBefore: Math.round(load * 10) / 10,
    weight: await measureWeight(visit),
    paint: { home: await measurePaint(visit, 'home'), board: await measurePaint(visit, 'board') },
    playable: {
      base: await measurePlayable(visit, 'base'),
      iberia: await measurePlayable(visit, 'iberia'),
      boxes: await measurePlayable(visit, 'boxes'),
    },
    clicks: await measureClicks(browser, visit),
    thinking: await measureThinking(browser, visit),
    panning: await measurePanning(browser, visit),
    zooming: await measureZooming(browser, visit),
  };
  console.log(report(results));
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'bench-page.json'), `${JSON.stringify(results, undefined, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
