// Takes the pictures of the documentation in a real browser: all of them, or those that are named.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumOptions } from '../../../engine/test/browser/chromium.ts';
import { startPageServer } from '../../test/browser/support/server.ts';
import { home as english } from '../../src/words/en/home.ts';
import { home as french } from '../../src/words/fr/home.ts';
import { reduce } from './palette.ts';
import { PICTURES, type Picture } from './pictures.ts';
import { saved } from './positions.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'screenshots');
const WINDOW = { width: 1366, height: 768 };

/** Loads a game through the page, as anybody would. */
async function load(page: Page, text: string, label: string): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(text);
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.waitForURL('**/local/*');
}

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { name, at, size = WINDOW, locale = 'en-GB', theme = 'dark', settings = {}, before } = picture;
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    locale,
    colorScheme: theme,
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => localStorage.setItem('cordon.settings', kept),
    JSON.stringify({ motion: 'off', pace: 'every-step', ...settings }),
  );
  if (typeof at === 'string') await page.goto(at);
  else await load(page, saved(at), (locale === 'fr-FR' ? french : english).load);
  await page.locator('#page :is(h1, h2)').first().waitFor();
  if (typeof at !== 'string') await page.locator('[data-stop], h1').first().waitFor();
  await before?.(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const taken = reduce(await page.screenshot({ animations: 'disabled' }));
  writeFileSync(join(FOLDER, `${name}.png`), taken);
  await context.close();
  console.log(name, Math.round(taken.length / 1024), 'KB');
}

const wanted = process.argv.slice(2);
const server = await startPageServer();
const browser = await chromium.launch(await chromiumOptions());
mkdirSync(FOLDER, { recursive: true });
try {
  for (const picture of PICTURES)
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, server.http, picture);
} finally {
  await browser.close();
  await server.close();
}
