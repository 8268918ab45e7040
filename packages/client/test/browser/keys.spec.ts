// The keys of the table, and the pace at which it goes on by itself.
import type { Page } from '@playwright/test';
import { table as words } from '../../src/words/en/table.ts';
import { Deal } from './support/deal.ts';
import { openDeal, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

const CONFIG = { game: 'base', players: 2, epidemics: 4, events: [] as string[] };
const deal = (): Deal => new Deal({ ...CONFIG, options: { hands: 'open' } }, 'keys');

const spotOf = async (page: Page, city: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator(`[data-stop="city:${city}"] circle`).first().boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
};

test('everything on the table has its key, before anything has the focus', async ({ page }) => {
  await openDeal(page, deal());
  const menu = page.getByRole('dialog', { name: 'Chicago' });
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  await press('1');
  await expect(page.getByRole('heading', { name: 'Drive / Ferry' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('heading', { name: 'Drive / Ferry' })).toHaveCount(0);

  await test.step('an explanation under a resting pointer takes no keys away', async () => {
    const cell = await page.locator('[data-tour="kind:drive"]').boundingBox();
    await page.mouse.move(cell!.x + 20, cell!.y + 20, { steps: 3 });
    // Nothing is waited for that moves the pointer away from hints.
    await page.waitForFunction(() => document.querySelector('[data-peek="hover"]') !== null);
    await press('1');
    await expect(page.getByRole('heading', { name: 'Drive / Ferry' })).toBeVisible();
    await expect(page.locator('[data-peek]')).toHaveCount(0);
    await press('Escape');
    await expect(page.getByRole('heading', { name: 'Drive / Ferry' })).toHaveCount(0);
  });

  // A key that goes on does not end a turn in which there is something left to do.
  await press('Space');
  await press('?');
  await expect(page.getByRole('dialog', { name: words.keys.title })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilMove(page, 0);

  await test.step('the menu beside a city goes by keys, and gives the focus back', async () => {
    await press('m');
    const here = page.locator('[data-stop][tabindex="0"]');
    await expect(here).toBeFocused();
    await press('Enter');
    await expect(page.locator('[data-tour="choices:city"] button').first()).toBeFocused();
    await press('Escape');
    await expect(here).toBeFocused();
  });

  await test.step('two clicks drive', async () => {
    const { x, y } = await spotOf(page, 'chicago');
    await page.mouse.click(x, y);
    await expect(menu).toBeVisible();
    await page.mouse.dblclick(x, y);
    await untilMove(page, 1);
    await expect(menu).toHaveCount(0);
  });

  const undo = page.getByRole('button', { name: words.actions.undo });
  await expect(undo).toBeEnabled();
  await press('u');
  await untilMove(page, 0);
  await expect(undo).toBeDisabled();
});

test('a mouse that rests on a far city draws the way to it, and one that passes draws nothing', async ({
  page,
}) => {
  await openDeal(page, deal());
  const [far, sea] = [await spotOf(page, 'kolkata'), await spotOf(page, 'santiago')];
  const arrows = page.locator('[data-ghost]');
  // Time goes on only as it is told to.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.mouse.move(far.x, far.y);
  await page.clock.runFor(500);
  await expect(arrows.last().locator('text')).toHaveText('5');
  await expect(arrows).toHaveCount(5);
  await page.mouse.move(sea.x - 60, sea.y);
  await expect(arrows).toHaveCount(0);

  await page.mouse.move(far.x, far.y);
  await page.clock.runFor(60);
  expect(await arrows.count()).toBe(0);
  await page.mouse.move(sea.x - 60, sea.y);
  await page.clock.runFor(500);
  expect(await arrows.count()).toBe(0);
});

test('where nobody has anything to decide, the turn goes on by itself', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cordon.settings', JSON.stringify({ motion: 'off', pace: 'smooth' })),
  );
  await openDeal(page, deal());
  await page.locator('[data-tour="kind:end"]').click();
  // The end, the cards, two infections and the pause before the next turn; then there is something to decide again.
  await untilMove(page, 5);
  await expect(page.locator('[data-tour="kind:end"]')).toBeVisible();

  await test.step('arrows walk through what happened', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: words.log.looking(4) })).toBeVisible();
    // Once in a while a busy machine loses the first press.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-tour="kind:end"]')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await page.getByRole('tab', { name: words.log.title }).click();
    await page.getByTitle(words.log.showBoard(2), { exact: true }).last().click();
    await expect(page.getByRole('heading', { name: words.log.looking(2) })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: words.log.looking(1) })).toBeVisible();
    // The first closes the log.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-tour="kind:end"]')).toBeVisible();
  });
});
