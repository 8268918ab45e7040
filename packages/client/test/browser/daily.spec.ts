// The deal of the day: played by one, compared by another, hidden from both while the day lasts.
import type { Page } from '@playwright/test';
import { deals } from '../../src/words/en/deals.ts';
import { table as words } from '../../src/words/en/table.ts';
import { lobby } from '../../src/words/en/home.ts';
import { covered, tooWide } from './support/measure.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: deals.title });

/** Whoever holds all seats gives up by saying so once. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.menu.title }).click();
  await page.getByRole('menuitem', { name: words.vote.giveUp }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.vote.ends)).toBeVisible();
  await dialog.getByRole('button', { name: words.vote.giveUp }).click();
  await expect(page.getByRole('heading', { name: deals.compared })).toBeVisible();
}

test('somebody plays it alone, and others find the result', async ({ page, openVisitor }) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: deals.play }).click();
  const alone = card(page)
    .getByRole('group', { name: deals.playHow })
    .getByRole('button', { name: deals.alone, exact: false })
    .first();
  await expect(alone).toBeDisabled();
  await card(page).getByLabel(lobby.name.ask).fill('Dorothea');
  await alone.click();
  await page.waitForURL(/\/t\//u);
  const address = page.url();
  await giveUp(page);
  // Neither the seed nor the game as text is told today.
  await expect(page.getByText(deals.secret)).toBeVisible();
  await expect(page.getByRole('button', { name: words.end.download })).toBeHidden();
  await expect(page.getByText(words.end.seed, { exact: true })).toBeHidden();
  const row = (who: Page) => who.getByRole('listitem').filter({ hasText: 'Dorothea' });
  await expect(row(page)).toContainText(deals.endings.abandoned);
  await page.getByRole('button', { name: words.end.home }).click();
  await expect(row(page)).toContainText(deals.you);
  await card(page).getByRole('button', { name: deals.look }).click();
  await page.waitForURL(address);

  const other = await openVisitor();
  await other.goto('/');
  await expect(row(other)).toContainText(deals.endings.abandoned);
  await expect(row(other)).not.toContainText(deals.you);
  await expect(
    card(other)
      .getByText(/playing it now|Fast/u)
      .first(),
  ).toBeVisible();
  // The day before has results of its own.
  await card(other).getByRole('button', { name: deals.dayBefore }).click();
  await expect(card(other).getByText(deals.none)).toBeVisible();
  await expect(row(other)).toHaveCount(0);
  await card(other).getByRole('button', { name: deals.dayAfter }).click();
  await expect(row(other)).toBeVisible();
});

const SCREENS = [
  { width: 360, height: 740, letters: '100%' },
  { width: 1280, height: 720, letters: '200%' },
] as const;

test('fits into a phone, and into a small window with large letters', async ({ page }) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: deals.play }).click();
  for (const { width, height, letters } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    await expect.poll(() => tooWide(page)).toEqual([]);
    expect(await covered(page)).toEqual([]);
  }
});
