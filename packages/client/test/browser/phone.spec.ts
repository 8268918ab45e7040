import type { Page } from '@playwright/test';
import { Deal, everythingOnce } from './support/deal.ts';
import { finger } from './support/hands.ts';
import { tooSmall, tooWide } from './support/measure.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

async function fits(page: Page, where: string): Promise<void> {
  expect(await tooWide(page), `${where} scrolls sideways`).toEqual([]);
  expect(await tooSmall(page), `${where} has what a finger misses`).toEqual([]);
}

for (const viewport of SIZES) {
  const size = `${String(viewport.width)} by ${String(viewport.height)}`;
  test.describe(size, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });
    test('some turns are played with a finger', async ({ page }) => {
      const game = viewport.width === 390 ? 'iberia' : 'base';
      const deal = new Deal({ game, players: 2, epidemics: 4 }, 'short 23');
      const table = new TablePage(page, deal, finger(page));
      await openDeal(page, deal);
      const next = everythingOnce();
      await fits(page, 'the table');
      while (deal.move < 10)
        await table.perform(next(deal), deal.move === 0 && game === 'base' ? 'board' : 'list');
      await fits(page, 'the table');
      await table.compareTracks();
      await table.openLog();
      await fits(page, 'the log');
    });

    test('every screen fits', async ({ page }) => {
      for (const path of ['/', '/new', '/about', '/rules', '/rules/iberia']) {
        await page.goto(path);
        await expect(page.locator('#page :is(h1, h2)').first()).toBeVisible();
        await fits(page, path);
      }
    });
  });
}
