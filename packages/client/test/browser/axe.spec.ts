// Every screen, sheet and panel as axe sees it, in both languages; specs that come by others look at those where they are.
import type { Page } from '@playwright/test';
import { waysTo } from '../../src/choices/ways.ts';
import { advice as englishAdvice } from '../../src/words/en/advice.ts';
import { deals } from '../../src/words/en/deals.ts';
import { home, lobby, newGame } from '../../src/words/en/home.ts';
import { advice as frenchAdvice } from '../../src/words/fr/advice.ts';
import { tutorial } from '../../src/words/en/tutorial.ts';
import type { Language } from '../../src/words/words.ts';
import { clean } from './support/axe.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { introduce } from './support/online.ts';
import { openDeal, tableWords, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };
const advice = { en: englishAdvice, fr: frenchAdvice } as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#page :is(h1, h2)').first()).toBeVisible();
}

for (const language of ['en', 'fr'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: LOCALES[language], colorScheme: language === 'fr' ? 'dark' : 'light' });

    test('nothing is wrong on screens that are only read', async ({ page }) => {
      // Books are written alike, and the table behind the guide is looked at below.
      const screens = [
        ['/about', 'html', 'fr'],
        ['/rules/base', 'html', 'en'],
        ['/rules/iberia', 'html', 'fr'],
        ['/learn', 'section[data-width]', 'en'],
        ['/learn/laboratory', 'html', 'fr'],
      ] as const;
      for (const [path, within, where] of screens) {
        if (where !== language) continue;
        await open(page, path);
        await clean(page, path, within);
      }
      if (language === 'fr') return;
      // After some steps that are only read it asks for a move.
      const yours = page.getByText(tutorial.yourMove, { exact: true });
      const next = page.getByRole('button', { name: tutorial.next, exact: true });
      while (await next.isVisible()) await next.click();
      await expect(yours).toBeVisible();
      await page.getByRole('button', { name: tutorial.leave }).hover();
      await clean(page, 'a move to learn', 'section[data-width]');
    });

    test('nothing is wrong at a table, on its sheets and in its panels', async ({ page }) => {
      test.setTimeout(400_000);
      const game = language === 'en' ? 'base' : 'iberia';
      const deal = new Deal({ game, players: 2, epidemics: 4 }, 'short 23', language);
      const next = everythingOnce();
      while (deal.move < 6) deal.play(next(deal));
      const table = new TablePage(page, deal, pointer(page));
      await openDeal(page, deal);
      const words = tableWords[language];
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await clean(page, 'table');

      for (const tab of ['infection', 'log']) {
        await page.locator(`[data-tour="tab:${tab}"]`).click();
        await expect(page.locator(`[data-tour="panel:${tab}"] > :last-child > *`).first()).toBeVisible();
        await clean(page, tab, 'aside');
      }
      await page.keyboard.press('Escape');

      const { offers, view, facts } = deal.scene;
      const far = facts.cities.find(({ id }) => waysTo(id, offers, view, facts).length > 0);
      await table.hands.place(`city:${far?.id ?? ''}`);
      await expect(page.locator('[data-tour="choices:city"]')).toBeVisible();
      await clean(page, 'city chosen', '[data-tour="choices:city"]');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-tour="choices:city"]')).toHaveCount(0);

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean(page, 'keys', '[role=dialog]');
      await page.keyboard.press('Escape');

      await table.kind('drive').click();
      await clean(page, 'an action in hand', '[data-tour="row"]');
      await button(words.actions.back).click();

      await button(advice[language].hint).click();
      const hint = page.getByRole('region', { name: advice[language].hint, exact: true });
      await expect(hint.getByRole('list', { name: advice[language].steps })).toBeVisible();
      await clean(page, 'hint', 'main section');
      await button(advice[language].hint).click();

      const { menu, vote } = words;
      for (const item of [menu.settings, menu.seats, vote.giveUp]) {
        await button(menu.title).click();
        await expect(page.getByRole('menu')).toBeVisible();
        if (item === menu.settings) await clean(page, 'menu', '[role=menu]');
        await page.getByRole('menuitem', { name: item }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        // What cannot be taken back is read under the pointer as well.
        if (item === vote.giveUp) await page.getByRole('dialog').getByRole('button', { name: item }).hover();
        await clean(page, item, '[role=dialog]');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }

      await page.evaluate(() =>
        localStorage.setItem('cordon.settings', JSON.stringify({ motion: 'off', reader: 'on' })),
      );
      await page.reload();
      await expect(page.locator('#page h1')).toBeVisible();
      await clean(page, 'text view');
    });
  });

test('nothing is wrong before a game: home, new games, where friends gather', async ({ page }) => {
  test.setTimeout(400_000);
  await introduce(page, 'Ann');
  await open(page, '/new');
  const boxes = page.getByRole('group', { name: newGame.boxes });
  for (const box of await boxes.getByRole('checkbox').all()) await box.check();
  for (const fold of await page.locator('summary').all()) await fold.click();
  await clean(page, 'new game with boxes');
  await page.getByRole('radio', { name: newGame.places.online.name, exact: true }).click();
  await clean(page, 'new game online', 'main');
  await page.getByRole('button', { name: newGame.gather }).click();
  await expect(page.getByRole('heading', { name: lobby.title })).toBeVisible();
  await page.getByRole('button', { name: lobby.botTakes }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await clean(page, 'bots to choose from', '[role=menu]');
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('button', { name: lobby.otherBot })).toBeVisible();
  await clean(page, 'lobby');

  // Whoever has been somewhere finds it at home.
  await open(page, '/');
  const daily = page.getByRole('region', { name: deals.title });
  await daily.getByRole('button', { name: deals.play }).click();
  await page.getByRole('button', { name: home.playNow }).click();
  await expect(page.getByRole('heading', { name: home.continue })).toBeVisible();
  await page.getByLabel(home.joinField).fill('no invitation');
  await page.getByRole('button', { name: home.joinGo }).click();
  await expect(page.getByText(home.joinBad)).toBeVisible();
  await clean(page, 'home');
});
