// Hints and reasons in the page: thought about in its own worker, followed step by step, closed at will.
import type { Page } from '@playwright/test';
import { advice } from '../../src/words/en/advice.ts';
import { lobby } from '../../src/words/en/home.ts';
import { table as words } from '../../src/words/en/table.ts';
import { Deal } from './support/deal.ts';
import { tooSmall, tooWide } from './support/measure.ts';
import { openDeal, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

const deal = () => new Deal({ game: 'base', players: 2, epidemics: 4 }, 'short 96');
const card = (page: Page) => page.getByRole('region', { name: advice.hint, exact: true });
const button = (page: Page) => page.getByRole('button', { name: advice.hint, exact: true });

test('a hint says what to do and why, and is played step by step', async ({ page }) => {
  await openDeal(page, deal());
  await button(page).click();
  const steps = card(page).getByRole('list', { name: advice.steps }).getByRole('listitem');
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  expect(await steps.count()).toBeGreaterThan(1);
  await expect(card(page).getByRole('list', { name: advice.reasons }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expect(card(page).getByText(/^Chance of winning \d/u)).toBeVisible();
  await expect(card(page).getByText(/^between \d+% and \d+%$/u)).toBeVisible();
  await card(page).getByRole('button', { name: advice.playStep }).click();
  await untilMove(page, 1);
  await expect(steps.nth(0)).toHaveAttribute('data-step', 'done');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');

  // Something else is played: the hint was for another board.
  await page.getByRole('button', { name: words.actions.undo, exact: true }).click();
  await untilMove(page, 0);
  await page.locator('[data-tour="kind:end"]').click();
  await expect(card(page)).toBeHidden();
});

for (const [corner, first] of [
  ['right', undefined],
  ['left', 'direct osaka'],
] as const)
  test(`a hint lies over the board, on the ${corner} where the pawn is not`, async ({ page }) => {
    const opened = deal();
    if (first !== undefined) opened.play(opened.offer(first));
    await openDeal(page, opened);
    await button(page).click();
    await expect(card(page).getByRole('list', { name: advice.steps })).toBeVisible();
    await expect(card(page)).toHaveAttribute('data-corner', corner);
    const [box, board] = [await card(page).boundingBox(), await page.getByRole('main').boundingBox()];
    expect(box!.y).toBeGreaterThan(board!.y);
    expect(box!.y + box!.height).toBeLessThan(board!.y + board!.height);
  });

test('another plan can be looked at and laid out; the letter H and Escape open and close', async ({
  page,
}) => {
  await openDeal(page, deal());
  // Nothing on the page has the focus yet.
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('h');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  const others = card(page)
    .getByRole('button')
    .filter({ hasText: /points$|as good$/u });
  await expect(others.first()).toBeVisible();
  await others.first().click();
  await expect(card(page).getByRole('button').filter({ hasText: advice.best })).toBeVisible();
  await card(page).getByRole('button', { name: advice.layOut }).click();
  await expect(page.getByRole('region', { name: words.actions.plan })).toBeVisible();
  await page.getByRole('button', { name: words.actions.clear }).click();
  await button(page).click();
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a bot says why it moved', async ({ page }) => {
  const opened = deal();
  await openDeal(page, opened);
  const { scene } = opened;
  const name = scene.names.seat(scene.view.waitsFor);
  await page.getByRole('button', { name: words.menu.title }).click();
  await page.getByRole('menuitem', { name: words.menu.seats }).click();
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: lobby.botTakes }).click();
  await page.getByRole('menuitem', { name: scene.say.botName('fast') }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: words.log.title }).click();
  const why = page.getByRole('button', { name: new RegExp(`^${advice.why.replace('?', '\\?')}`, 'u') });
  const entry = page.locator('[data-entry]').filter({ hasText: name }).filter({ has: why }).last();
  await entry.getByRole('button', { expanded: false }).click();
  await expect(entry.getByRole('listitem').first()).toBeVisible();
});

test('fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDeal(page, deal());
  await button(page).click();
  await expect(card(page).getByRole('list', { name: advice.steps })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
});
