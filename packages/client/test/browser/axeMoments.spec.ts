// What comes and goes, as axe sees it: plans, moments, games gone by, cards in hand, and screens for what went wrong. What flies over
// the board for a second is hidden from those who listen, and so from axe.
import { BOXES } from '../../src/boxes/boxes.ts';
import { app } from '../../src/words/en/app.ts';
import { home, lobby } from '../../src/words/en/home.ts';
import { clean } from './support/axe.ts';
import { Deal } from './support/deal.ts';
import { finger, pointer } from './support/hands.ts';
import { openDeal, standStill, TablePage, tableWords } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { nextOfWon, wonDeal } from './support/won.ts';

test.use({ reducedMotion: 'reduce' });

const CHAIN = {
  game: 'base',
  players: 2,
  epidemics: 6,
  roles: ['medic', 'scientist'],
  options: { hands: 'open' },
};

test('nothing is wrong with plans, a card in hand, a cure and a board gone by', async ({ page }) => {
  const deal = wonDeal();
  const words = tableWords.en;
  while (deal.move < 5) deal.play(nextOfWon(deal));
  const table = new TablePage(page, deal, pointer(page));
  await openDeal(page, deal);

  await page.getByRole('button', { name: words.actions.plan, exact: true }).click();
  await table.hands.place('city:washington');
  await clean(page, 'a plan', 'main');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.actions.plan, exact: true }).click();

  await page.locator('[data-tour="hand"] button').first().click();
  await expect(page.locator('[data-tour="choices:card"]')).toBeVisible();
  await clean(page, 'a card in hand', '[data-tour="row"]');
  await page.keyboard.press('Escape');

  await table.perform(nextOfWon(deal));
  await expect(page.locator('[data-what="goal"]')).toBeVisible();
  await clean(page, 'a cure', '[data-sequence]');

  await page.getByRole('tab', { name: words.log.title }).click();
  await page.getByTitle(words.log.showBoard(2), { exact: true }).last().click();
  await expect(page.getByRole('heading', { name: words.log.looking(2) })).toBeVisible();
  await clean(page, 'a board gone by', 'main');
});

test('nothing is wrong with what bots did meanwhile, why, and a game that is to be removed', async ({
  page,
}) => {
  const deal = new Deal({ game: 'base', players: 2, epidemics: 4 }, 'short 96');
  const { names, say, view } = deal.scene;
  const words = tableWords.en;
  await openDeal(page, deal);
  await page.getByRole('button', { name: words.menu.title }).click();
  await page.getByRole('menuitem', { name: words.menu.seats }).click();
  const row = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: names.seat(view.waitsFor) });
  await row.getByRole('button', { name: lobby.botTakes }).click();
  await page.getByRole('menuitem', { name: say.botName('fast') }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-recap]')).toBeVisible();
  await clean(page, 'a recap', 'main');
  await page.getByRole('tab', { name: words.log.title }).click();
  // An event: its line is tinted.
  await page.getByRole('button', { name: /Why\?.* plays /u }).click();
  await expect(page.locator('[aria-expanded="true"] + [role=status] li').first()).toBeVisible();
  await clean(page, 'why', 'aside');

  await page.goto('/');
  await page.getByRole('button', { name: home.remove, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(page, 'a game to remove', '[role=dialog]');
});

test.describe('on a phone, in French', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
  });
  test('nothing is wrong with an epidemic, outbreaks, seats and panels', async ({ page }) => {
    const deal = new Deal(CHAIN, 'chain 1134', 'fr');
    const words = tableWords.fr;
    const table = new TablePage(page, deal, finger(page));
    await openDeal(page, deal);

    await page.locator('[data-tour="seats"] button').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean(page, 'seats', '[role=dialog]');
    await page.keyboard.press('Escape');
    for (const tab of ['infection', 'log']) {
      await page.locator(`[data-tour="tab:${tab}"]`).tap();
      await expect(page.locator(`[data-tour="panel:${tab}"] > :last-child > *`).first()).toBeVisible();
      await clean(page, tab);
      await page.keyboard.press('Escape');
    }

    await table.perform(deal.offer('end'));
    await expect(page.locator('[data-what="epidemic"]')).toBeVisible();
    await clean(page, 'an epidemic', '[data-sequence]');
    await page.getByRole('button', { name: words.menu.title, exact: true }).tap();
    await page.getByRole('menuitem', { name: words.menu.settings }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean(page, 'settings', '[role=dialog]');
  });
});

test('nothing is wrong with the rules of the boxes, where an address leads nowhere, and where a screen fails', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404|ERR_FAILED|dynamically imported/u);
  await standStill(page);
  for (const { id } of BOXES) {
    await page.goto(`/rules/${id}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await clean(page, `rules of ${id}`);
  }
  await page.getByRole('search').getByRole('textbox').fill('epidemic');
  await clean(page, 'what was found');
  for (const path of [
    '/nowhere',
    '/status',
    '/local/nothing/nowhere',
    '/local/nothing',
    '/local/nothing/analysis',
  ]) {
    await page.goto(path);
    await expect(page.locator(':is(h1, h2)').first()).toBeVisible();
    await clean(page, path);
  }
  await page.route(/AboutScreen[^/]*\.js$/u, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: app.trouble.title })).toBeVisible();
  await clean(page, 'a screen that failed');
});
