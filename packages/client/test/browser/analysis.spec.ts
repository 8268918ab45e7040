// The analysis of a finished game: from the end of the game to the better line on the board.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { advice } from '../../src/words/en/advice.ts';
import { analysis as words } from '../../src/words/en/analysis.ts';
import { home } from '../../src/words/en/home.ts';
import { table } from '../../src/words/en/table.ts';
import { clean } from './support/axe.ts';
import { tooSmall, tooWide } from './support/measure.ts';
import { standStill } from './support/table.ts';
import { expect, test } from './support/test.ts';

const LOST = new URL('../../../engine/test/games/cubes-three.cordon', import.meta.url);
/** A whole game is weighed, on a machine that may be busy. */
const LONG = { timeout: 200_000 };

async function loadFinished(page: Page): Promise<void> {
  await standStill(page);
  await page.goto('/');
  await page
    .getByLabel(home.load, { exact: true })
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: readFileSync(LOST) });
  await page.getByRole('dialog').getByRole('button', { name: table.analyse.lost }).click();
  await page.waitForURL(/\/analysis$/u);
}

const points = (page: Page) => page.getByRole('heading', { name: words.turningPoints });

test.describe('of a finished game', () => {
  test('is computed once, read by keys, and leads to the better line on the board', async ({ page }) => {
    test.setTimeout(400_000);
    await loadFinished(page);
    const progress = page.getByRole('progressbar', { name: words.title });
    await expect(progress.or(points(page)).first()).toBeVisible();
    await expect(points(page)).toBeVisible(LONG);
    await expect(page.getByRole('img', { name: words.line })).toBeVisible();
    const slider = page.getByRole('slider', { name: words.lineHow });
    const before = await slider.getAttribute('aria-valuetext');
    expect(before).toMatch(/^Turn 1, .* · Play .* · Luck /u);
    await slider.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
    await page.getByText(words.asTable).click();
    await expect(page.getByRole('columnheader', { name: words.columns.cost })).toBeVisible();
    await clean(page, 'analysis');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      // The plot is drawn anew for the width it gets.
      await expect.poll(() => tooWide(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      // What everybody did is read without scrolling sideways.
      const team = page.getByRole('region', { name: words.statistics });
      expect(await team.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }

    await page.getByRole('button', { name: words.playOut }).first().click();
    const line = page.getByRole('region', { name: advice.betterLine });
    await expect(line.locator('li').first()).toHaveAttribute('aria-current', 'step');
    await line.getByRole('button', { name: advice.playStep }).click();
    await expect(line.locator('li').first()).toHaveAttribute('data-step', 'done');

    await page.goBack();
    await expect(points(page)).toBeVisible();
    await page.getByRole('button', { name: words.see }).first().click();
    await expect(page.getByRole('heading', { name: /^The board after move \d+/u })).toBeVisible();
  });
});

test('is stopped at will and begun again', async ({ page }) => {
  await loadFinished(page);
  await page.getByRole('button', { name: words.stop, exact: true }).click();
  await expect(page.getByText(words.stopped)).toBeVisible();
  await page.getByRole('button', { name: words.begin, exact: true }).click();
  await expect(page.getByRole('progressbar', { name: words.title })).toBeVisible();
});
