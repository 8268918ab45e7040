// The engine is the same everywhere: a page, a worker of a page, Node and a thread of Node play the same games.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { playGames } from './games.ts';
import { openSite, type Site } from './site.ts';

interface Played {
  readonly scope: string;
  readonly texts: readonly string[];
}

const IN_PAGE = `import('/test/browser/games.ts').then(({ playGames }) =>
  ({ scope: globalThis.constructor.name, texts: playGames() }))`;

const IN_WORKER = `new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message ?? 'the worker could not be loaded'));
})`;

const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('')).digest('hex');

/** Mutation tests run thousands of times and notice changes more quickly elsewhere. */
const isMutated = 'STRYKER_MUTATOR_WORKER' in process.env;

describe.skipIf(isMutated)('the same games everywhere', () => {
  let wanted: readonly string[];
  let site: Site;
  let browser: Browser;
  let page: Page;

  function expectSame(texts: readonly string[]): void {
    expect({ sha256: digest(texts), texts }).toStrictEqual({ sha256: digest(wanted), texts: wanted });
  }

  beforeAll(async () => {
    wanted = playGames();
    site = await openSite();
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(site.origin);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  it('Node plays whole games that are all different', () => {
    expect(wanted).toHaveLength(63);
    expect(new Set(wanted).size).toBe(63);
    expect(wanted.filter((text) => text.includes('\ngame iberia\n'))).toHaveLength(19);
    const results = new Set(wanted.map((text) => /^result (\S+)$/mu.exec(text)?.[1]));
    expect(results).not.toContain('running');
    expect(results.size).toBeGreaterThan(1);
  });

  it('a thread of Node gives the same texts', async () => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url));
    const [texts] = (await once(thread, 'message')) as [string[]];
    await thread.terminate();
    expectSame(texts);
  });

  it('a page gives the same texts', async () => {
    const { scope, texts } = await page.evaluate<Played>(IN_PAGE);
    expect(scope).toBe('Window');
    expect(site.served).toContain('/src/index.ts');
    expect(site.served).toContain('/src/inner.ts');
    expectSame(texts);
  });

  it('a worker of a page gives the same texts', async () => {
    const { scope, texts } = await page.evaluate<Played>(IN_WORKER);
    expect(scope).toBe('DedicatedWorkerGlobalScope');
    expectSame(texts);
  });
});
