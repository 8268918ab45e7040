import type { Page } from '@playwright/test';
import * as englishHome from '../../src/words/en/home.ts';
import { app } from '../../src/words/en/app.ts';
import { table } from '../../src/words/en/table.ts';
import { sequence } from '../../src/words/en/sequence.ts';
import { board } from '../../src/words/en/board.ts';
import * as frenchHome from '../../src/words/fr/home.ts';
import { app as frenchApp } from '../../src/words/fr/app.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'fr-FR' });

/** Every text of two words or more in a catalogue. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return /\w \w/u.test(part) && part.length > 9 ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsIn);
}

/** Names that both languages share are no English. */
const SHARED = new Set(textsIn(frenchHome));
const ENGLISH = textsIn([englishHome, app, table, sequence, board]).filter((text) => !SHARED.has(text));

async function expectNoEnglish(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...labels].join('\n');
  });
  expect(ENGLISH.filter((text) => shown.includes(text))).toEqual([]);
}

test('a French browser gets a French game, and nothing in English', async ({ page }) => {
  const deal = new Deal({ game: 'iberia', players: 2, epidemics: 4 }, 'short 23', 'fr');
  const pageTable = new TablePage(page, deal, pointer(page));
  await openDeal(page, deal);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await pageTable.openLog();
  const next = everythingOnce();
  while (deal.move < 14) {
    await pageTable.perform(next(deal), 'board');
    await expectNoEnglish(page);
  }
  await pageTable.compare();
  for (const path of ['/', '/new', '/about', '/rules/base', '/learn']) {
    await page.goto(path);
    await expect(page.locator('#page :is(h1, h2)').first()).toBeVisible();
    await expectNoEnglish(page);
  }
});

test('the language can be changed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: frenchHome.home.settings }).click();
  await page.getByRole('radio', { name: app.settings.languages.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: app.close }).click();
  await expect(page.locator('#page').getByRole('heading', { name: englishHome.home.title })).toBeVisible();
  await page.reload();
  await expect(page.locator('#page').getByRole('heading', { name: englishHome.home.title })).toBeVisible();
  await page.getByRole('button', { name: englishHome.home.settings }).click();
  await page.getByRole('radio', { name: frenchApp.settings.languages.fr }).click();
  await expect(page.getByRole('dialog', { name: frenchApp.settings.title })).toBeVisible();
});
