import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waysTo } from '../../src/choices/ways.ts';
import { lobby as englishLobby, newGame as englishNewGame } from '../../src/words/en/home.ts';
import { lobby as frenchLobby, newGame as frenchNewGame } from '../../src/words/fr/home.ts';
import type { Language } from '../../src/words/words.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { openDeal, standStill, tableWords, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

const lobby = { en: englishLobby, fr: frenchLobby } as const;
const newGame = { en: englishNewGame, fr: frenchNewGame } as const;

interface Finding {
  readonly rule: string;
  readonly nodes: readonly string[];
}

/** Moderate to the library; whoever goes by headings and landmarks is lost without. */
const ALSO: ReadonlySet<string> = new Set(['page-has-heading-one', 'region', 'landmark-one-main']);

/** What is serious or critical, each with the places where it was found. */
async function findings(page: Page, within: string): Promise<readonly Finding[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Every rule, but only what breaks one is told. There are no frames and no styles from elsewhere to fetch.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || ALSO.has(id))
    .map(({ id, nodes }) => ({
      rule: id,
      nodes: nodes
        .slice(0, 6)
        .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.slice(0, 300) ?? ''}`),
    }));
}

async function clean(page: Page, what: string, within = 'html'): Promise<void> {
  expect.soft(await findings(page, within), what).toEqual([]);
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

for (const language of ['en', 'fr'] as const)
  test.describe(`in ${language}`, () => {
    // Both themes are looked at without looking at everything twice.
    test.use({ locale: LOCALES[language], colorScheme: language === 'fr' ? 'dark' : 'light' });
    // The library writes styles into the page to look at it, which our policy would not allow.
    test.use({ bypassCSP: true });

    test('nothing serious is wrong outside of games', async ({ page }) => {
      test.setTimeout(400_000);
      await standStill(page);
      for (const path of ['/', '/new', '/about', '/rules', '/rules/base', '/rules/iberia', '/learn']) {
        await page.goto(path);
        await expect(page.locator('#page :is(h1, h2)').first()).toBeVisible();
        await clean(page, path);
      }
    });

    // Each look in one theme: test/styles counts the contrasts of all four.
    for (const game of language === 'en' ? (['base'] as const) : (['iberia'] as const))
      test(`nothing serious is wrong at a table of ${game}`, async ({ page }) => {
        test.setTimeout(400_000);
        const deal = new Deal({ game, players: 2, epidemics: 4 }, 'short 23', language);
        const table = new TablePage(page, deal, pointer(page));
        await openDeal(page, deal);
        const next = everythingOnce();
        while (deal.move < 6) await table.perform(next(deal));
        await clean(page, 'table');
        await table.openLog();
        const { offers, view, facts } = deal.scene;
        const far = facts.cities.find(({ id }) => waysTo(id, offers, view, facts).length > 0);
        await table.hands.place(`city:${far?.id ?? ''}`);
        await clean(page, 'city chosen', '[data-tour="board"]');
        await clean(page, 'log', 'aside');
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-tour="choices:city"]')).toHaveCount(0);
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await clean(page, 'keys', '[role=dialog]');
        await page.keyboard.press('Escape');
        await table.kind('drive').click();
        await clean(page, 'an action in hand');
        await page.getByRole('button', { name: table.words.actions.back, exact: true }).click();
        await page.getByRole('button', { name: tableWords[language].menu.title }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await clean(page, 'menu', '[role=menu]');
        await page.getByRole('menuitem', { name: tableWords[language].menu.settings }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await clean(page, 'settings', '[role=dialog]');
      });

    test('nothing serious is wrong in text, and where friends gather', async ({ page }) => {
      test.setTimeout(400_000);
      const deal = new Deal({ game: 'base', players: 2, epidemics: 4 }, 'short 23', language);
      await openDeal(page, deal);
      await page.evaluate(() =>
        localStorage.setItem('cordon.settings', JSON.stringify({ reader: 'on', name: 'Ann' })),
      );
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await clean(page, 'text view');
      await page.goto('/new');
      await page.getByRole('radio', { name: newGame[language].places.online.name, exact: true }).click();
      await clean(page, 'new game online');
      await page.getByRole('button', { name: newGame[language].gather }).click();
      await expect(page.getByRole('heading', { name: lobby[language].title })).toBeVisible();
      await clean(page, 'lobby');
    });

    test('nothing serious is wrong at the end', async ({ page }) => {
      test.setTimeout(400_000);
      const deal = new Deal({ game: 'base', players: 2, epidemics: 6 }, 'short 90', language);
      const next = everythingOnce();
      while (!deal.isOver) deal.play(next(deal));
      await openDeal(page, deal);
      await expect(new TablePage(page, deal, pointer(page)).endSheet).toBeVisible();
      await clean(page, 'end', '[role=dialog]');
    });
  });
