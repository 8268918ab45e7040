import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { home } from '../../src/words/en/home.ts';
import { table as words } from '../../src/words/en/table.ts';
import { deals } from '../../src/words/fr/deals.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { handOf, idle, idleUntil } from './support/idle.ts';
import { covered, notWhole, overlapping, tooWide } from './support/measure.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

const ENDED = join(import.meta.dirname, '../../../engine/test/games/boxes-outbreaks-five-legendary.cordon');

test.use({ viewport: { width: 1280, height: 720 } });

async function reachable(page: Page, where: string): Promise<void> {
  expect(await tooWide(page), `${where} scrolls sideways`).toEqual([]);
  expect(await covered(page), `${where} has controls that lie under something`).toEqual([]);
}

for (const game of ['base', 'iberia'] as const)
  test(`a table of ${game} is played with high contrast and letters twice as large`, async ({ page }) => {
    await page.addInitScript(() => {
      const kept = { motion: 'off', pace: 'every-step', contrast: 'more' };
      localStorage.setItem('cordon.settings', JSON.stringify(kept));
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%'),
      );
    });
    const deal = new Deal({ game, players: 2, epidemics: 4 }, 'short 23');
    const table = new TablePage(page, deal, pointer(page));
    await openDeal(page, deal);
    await expect(page.locator('[data-contrast="more"]').first()).toBeAttached();
    await reachable(page, 'the table');
    const next = everythingOnce();
    while (deal.move < 8) await table.perform(next(deal));
    await reachable(page, 'the table after some moves');
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const step = page.locator('[data-step="yes"]');
      await expect(step, `to go on at ${String(width)}`).toBeInViewport({ ratio: 1 });
    }
    for (const [width, height] of [
      [360, 740],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `at ${String(width)} by ${String(height)}`;
      await page.getByRole('button', { name: table.words.menu.title }).click();
      const items = page.getByRole('menuitem');
      await items.last().click({ trial: true });
      expect.soft(await notWhole(page, '[role="menuitem"]:last-child'), where).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);

      // Actions scroll in their place, and at its end they let the page scroll.
      const hand = page.locator('[data-tour="hand"] button').first();
      await page.locator('[data-tour="dock"] h2').hover();
      await expect(async () => {
        await page.mouse.wheel(0, 200);
        await expect(hand).toBeInViewport({ ratio: 0.5, timeout: 500 });
      }).toPass({ timeout: 20_000 });
      await page.evaluate(() => scrollTo(0, 0));
    }
  });

const TWO = { game: 'base', players: 2, epidemics: 4 };

test.describe('on a phone with letters twice as large', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function openLarge(page: Page, deal: Deal): Promise<void> {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%'),
      ),
    );
    await openDeal(page, deal);
  }

  test('no card of a full hand lies on another', async ({ page }) => {
    await openLarge(
      page,
      idleUntil({ request: TWO, seed: 'full' }, (deal) => handOf(deal)?.length === 7),
    );
    await expect(page.locator('[data-tour="hand"] li')).toHaveCount(7);
    expect(await overlapping(page, '[data-tour="hand"] li')).toEqual([]);
  });

  test('keys, ways to a city and an epidemic are read in full', async ({ page }) => {
    const request = { ...TWO, epidemics: 6, roles: ['medic', 'scientist'], options: { hands: 'open' } };
    await openLarge(page, new Deal(request, 'chain 1134'));
    await page.keyboard.press('?');
    const deed = page.getByRole('dialog').locator('dd').first();
    await expect(deed).toBeVisible();
    expect((await deed.boundingBox())!.width).toBeGreaterThan(200);
    await page.keyboard.press('Escape');
    await pointer(page).place('city:miami');
    await expect(page.locator('[data-tour="choices:city"]')).toBeVisible();
    expect(await notWhole(page, '[data-tour="choices:city"] button > span:last-child')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-tour="kind:end"]').click();
    await expect(page.locator('[data-what="epidemic"] li')).toHaveCount(3);
    const cut = await page.locator('[data-what="epidemic"]').evaluate((banner) => {
      const end = Math.min(innerWidth, banner.getBoundingClientRect().right);
      return [...banner.querySelectorAll('li, p')]
        .filter((one) => one.getBoundingClientRect().right > end)
        .map(({ textContent }) => textContent);
    });
    expect(cut).toEqual([]);
  });

  test('the portraits of an ending lie within its picture', async ({ page }) => {
    const deal = new Deal(TWO, 'full');
    while (!deal.isOver) deal.play(idle(deal));
    await openLarge(page, deal);
    await expect(page.locator('[role=dialog] [data-won] li')).toHaveCount(2);
    expect(await notWhole(page, '[role=dialog] [data-won] li')).toEqual([]);
  });
});

test('after a game the first buttons are in sight with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  await page.getByLabel(home.load, { exact: true }).setInputFiles(ENDED);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const first = page.getByRole('dialog').getByRole('button', { name: words.end.again });
  await expect(first).toBeInViewport({ ratio: 1 });
});

test.describe('in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  test('the deal of the day is no wider than a phone with letters twice as large', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: deals.title }).getByRole('button').first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await tooWide(page)).toEqual([]);
  });
});

test('every screen can be read with letters twice as large', async ({ page }) => {
  for (const path of ['/', '/new', '/rules/base', '/about']) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await expect(page.locator('#page :is(h1, h2)').first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await reachable(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await tooWide(page), `${path} is wider than a phone`).toEqual([]);
  }
});
