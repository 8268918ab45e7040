// The Bio-Terrorist: his hiding place behind a curtain, the three commands of his turn, what the others see of him, and the end.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { opponent as words } from '../../src/boxes/brink/en/terroristPanels.ts';
import { home } from '../../src/words/en/home.ts';
import { clean } from './support/axe.ts';
import { Deal } from './support/deal.ts';
import { tooWide } from './support/measure.ts';
import { standStill, tableWords, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

const { curtain } = tableWords.en;
const ENDED = join(import.meta.dirname, '../../../engine/test/games/terrorist-cubes-purple.cordon');
const TABLE = {
  game: 'base',
  boxes: ['brink'],
  challenges: ['bio-terrorist'],
  players: 3,
  roles: ['medic', 'scientist'],
};

/** He hides in Lima, and the team does nothing until it is his turn. */
function untilHisTurn(): Deal {
  const deal = new Deal(TABLE, 'a hiding place');
  deal.play(deal.offer('hide lima'));
  while (deal.scene.view.frames.at(-1)!.frame !== 'terrorist')
    deal.play(deal.offers.find(({ kind }) => kind.spends === 'nothing')!);
  return deal;
}

async function load(page: Page, deal: Deal): Promise<void> {
  await standStill(page);
  await page.goto('/');
  await page.getByLabel(home.load, { exact: true }).setInputFiles({
    name: 'deal.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(deal.save()),
  });
}

test('he gives three commands behind a curtain, and nothing of them is on the team’s board', async ({
  page,
}) => {
  const deal = untilHisTurn();
  await load(page, deal);
  const covered = page.getByRole('heading', { name: curtain.title('the Bio-Terrorist') });
  await expect(covered).toBeVisible();
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await page.getByRole('button', { name: curtain.showBoard }).click();
  await untilMove(page, deal.move);
  await expect(page.getByText(words.state.hiddenIn('Lima'))).toBeVisible();
  await expect(page.locator('[data-figure]')).toBeVisible();
  await clean(page, 'his turn');
  await page.locator('[data-opponent]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(page, 'what is known of him', '[role=dialog]');
  await page.keyboard.press('Escape');
  for (const command of [1, 2, 3]) {
    await expect(page.getByRole('img', { name: words.command(command, 3) })).toBeVisible();
    await page.locator('[data-tour="kind:wait"]').click();
    if (command < 3) await untilMove(page, deal.move + command);
  }

  const next = new RegExp(curtain.title('the (?:Medic|Scientist)'), 'u');
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
  await page.getByRole('button', { name: curtain.showBoard }).click();
  await untilMove(page, deal.move + 3);
  await expect(page.locator('[data-figure]')).toHaveCount(0);
  await expect(page.getByText(words.state.hiddenIn('Lima'))).toHaveCount(0);
  await expect(page.locator('[data-opponent="hidden"]')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => tooWide(page)).toEqual([]);
});

test('what is known of him lies between five players and the tabs of a low screen', async ({ page }) => {
  const roles = ['medic', 'scientist', 'archivist', 'dispatcher'];
  const deal = new Deal({ ...TABLE, players: 5, roles }, 'a hiding place');
  deal.play(deal.offer('hide lima'));
  await load(page, deal);
  await page.getByRole('button', { name: curtain.showBoard }).click();
  await untilMove(page, deal.move);
  for (const [width, height] of [
    [844, 390],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-shape="low"]')).toBeVisible();
    const badge = (await page.locator('[data-opponent]').boundingBox())!;
    const tabs = (await page.getByRole('tablist').boundingBox())!;
    expect.soft(badge.x + badge.width, `at ${String(width)}`).toBeLessThanOrEqual(tabs.x);
  }
});

test('the end says that he has won, and why', async ({ page }) => {
  await standStill(page);
  await page.goto('/');
  await page.getByLabel(home.load, { exact: true }).setInputFiles(ENDED);
  const end = page.getByRole('dialog');
  await expect(end).toContainText('The Bio-Terrorist wins');
  await expect(end).toContainText(
    'Purple cubes are still on the board, so the team’s defeat is his victory.',
  );
});
