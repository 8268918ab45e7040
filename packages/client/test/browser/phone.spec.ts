import type { Page } from '@playwright/test';
import { newGame } from '../../src/words/fr/home.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { finger } from './support/hands.ts';
import { frameOf, handOf, idleUntil } from './support/idle.ts';
import { notWhole, scrollable, tooSmall, tooWide } from './support/measure.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The moves of a deal in which much is asked and many events are played; a whole game has a test of its own. */
const PLAYED = [
  { width: 360, height: 740, from: 0, to: 13 },
  { width: 844, height: 390, from: 13, to: 24 },
];
const SIZES = [...PLAYED, { width: 390, height: 844 }, { width: 740, height: 360 }];

async function fits(page: Page, where: string): Promise<void> {
  expect(await tooWide(page), `${where} scrolls sideways`).toEqual([]);
  expect(await tooSmall(page), `${where} has what a finger misses`).toEqual([]);
}

/** Names of actions and tabs that lose a line or the feet of their letters. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-tour="dock"] [data-cells] button > span, [role="tab"] > span')
    .evaluateAll((all) =>
      all
        .filter(({ clientHeight, scrollHeight }) => clientHeight > 1 && scrollHeight > clientHeight)
        .map(({ textContent }) => textContent),
    );

/** Somebody holds more cards than they may, and so many events that could be played first. */
const fullHand = (boxes: readonly string[], events: number): Deal =>
  idleUntil(
    { request: { game: 'base', boxes, players: 2, epidemics: 4, options: { hands: 'open' } }, seed: 'full' },
    (deal) => {
      const playable = deal.offers.filter(({ kind }) => kind.spends === 'event').map(({ kind }) => kind);
      return frameOf(deal) === 'hand-limit' && new Set(playable).size === events;
    },
  );

/** A table at which much can be done: most of the roles and events of the boxes, or rails and hospitals. */
const FULL = {
  base: {
    game: 'base',
    boxes: ['brink', 'lab'],
    players: 5,
    epidemics: 5,
    roles: ['dispatcher', 'field-operative', 'archivist', 'operations-expert', 'generalist'],
    options: { hands: 'open' },
  },
  iberia: { game: 'iberia', players: 5, epidemics: 5 },
};

/** Somebody acts with many cards in hand and, in a game that deals many of them, two events. */
function muchToDo(game: keyof typeof FULL, language: 'en' | 'fr'): Deal {
  const events = game === 'base' ? 2 : 0;
  return idleUntil({ request: FULL[game], seed: 'much', language }, (deal) => {
    const playable = new Set(
      deal.offers.filter(({ kind }) => kind.spends === 'event').map(({ kind }) => kind),
    );
    return frameOf(deal) === 'actions' && handOf(deal).length >= 5 && playable.size >= events;
  });
}

for (const { from, to, ...viewport } of PLAYED) {
  const size = `${String(viewport.width)} by ${String(viewport.height)}`;
  test.describe(size, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });
    test('some turns are played with a finger', async ({ page }) => {
      const deal = new Deal({ game: 'base', players: 2, epidemics: 6 }, 'short 84');
      const next = everythingOnce();
      while (deal.move < from) deal.play(next(deal));
      const table = new TablePage(page, deal, finger(page));
      await openDeal(page, deal);
      await fits(page, 'the table');
      while (deal.move < to) await table.perform(next(deal), deal.move % 4 === 0 ? 'board' : 'list');
      await fits(page, 'the table');
      await table.compareTracks();
      await table.openLog();
      await fits(page, 'the log');
    });
  });
}

test.describe('on all of them', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('every screen fits', async ({ page }) => {
    for (const path of ['/', '/new', '/about', '/rules', '/rules/iberia']) {
      await page.goto(path);
      await expect(page.locator('#page :is(h1, h2)').first()).toBeVisible();
      for (const { width, height } of [...SIZES, { width: 820, height: 1180 }]) {
        await page.setViewportSize({ width, height });
        await fits(page, `${path} at ${String(width)} by ${String(height)}`);
      }
    }
  });

  test.describe('in French', () => {
    test.use({ locale: 'fr-FR' });
    test('what is begun stands beside the button that begins it', async ({ page }) => {
      await page.goto('/new');
      const button = page.getByRole('button', { name: newGame.begin });
      const summary = button.locator('xpath=preceding-sibling::p[last()]');
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        const [one, other] = [await summary.boundingBox(), await button.boundingBox()];
        const where = `at ${String(width)} by ${String(height)}`;
        expect.soft(one!.x + one!.width, where).toBeLessThanOrEqual(other!.x);
      }
    });
  });

  for (const [game, language] of [
    ['base', 'fr'],
    ['iberia', 'en'],
  ] as const)
    test.describe(`${game} in ${language}`, () => {
      test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });
      test('map, question, actions and hand are on one screen, upright and on its side', async ({ page }) => {
        await openDeal(page, muchToDo(game, language));
        for (const { width, height } of SIZES) {
          await page.setViewportSize({ width, height });
          const where = `at ${String(width)} by ${String(height)}`;
          const shape = height > width ? 'phone' : 'low';
          await expect(page.locator(`[data-shape="${shape}"]`)).toBeVisible();
          expect.soft(await scrollable(page), where).toEqual([0, 0]);
          for (const part of ['dock"] h2', 'dock"] button', 'hand"] button']) {
            await expect(page.locator(`[data-tour="${part}`).first()).toBeVisible();
            expect.soft(await notWhole(page, `[data-tour="${part}`), where).toEqual([]);
          }
          expect.soft(await cutNames(page), where).toEqual([]);
        }
      });
    });

  test('cards to discard are in sight with the events that may be played before', async ({ page }) => {
    const deal = fullHand(['brink', 'lab'], 2);
    await page.setViewportSize(SIZES[0]!);
    await openDeal(page, deal);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const shape = size.height > size.width ? 'phone' : 'low';
      await expect(page.locator(`[data-shape="${shape}"]`)).toBeVisible();
      await fits(page, 'cards to discard');
      const options = page.locator('[data-tour="choices:action"] button:visible');
      await expect(options).toHaveCount(handOf(deal).length + 2);
      for (const option of await options.all()) await expect.soft(option).toBeInViewport({ ratio: 1 });
      expect.soft(await notWhole(page, '[data-tour="choices:action"] button')).toEqual([]);
    }
  });

  test('a full hand is seen as a whole', async ({ page }) => {
    const deal = fullHand([], 0);
    await openDeal(page, deal);
    const strip = page.locator('[data-tour="hand"] [data-many="yes"]');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const shape = size.height > size.width ? 'phone' : 'low';
      await expect(page.locator(`[data-shape="${shape}"]`)).toBeVisible();
      await fits(page, 'a full hand');
      expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expect(strip.getByRole('button')).toHaveCount(handOf(deal).length);
      // So is the list of what can be discarded, beside the map as well.
      const options = page.locator('[data-tour="choices:action"] li');
      await expect(options).toHaveCount(handOf(deal).length);
      for (const option of [options.first(), options.last()])
        await expect(option).toBeInViewport({ ratio: 1 });
    }
  });

  test('the menu of a city stays in sight while the board tells what happened', async ({ page }) => {
    const deal = new Deal(
      {
        game: 'base',
        players: 2,
        epidemics: 6,
        roles: ['medic', 'scientist'],
        options: { hands: 'open' },
      },
      'chain 1134',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await openDeal(page, deal);
    await page.locator('[data-tour="kind:end"]').tap();
    await expect(page.locator('[data-sequence]')).toBeVisible();
    await finger(page).place('city:miami');
    await expect(page.locator('[data-tour="choices:city"]')).toBeVisible();
    await expect(page.locator('[data-sequence]')).toBeVisible();
    expect(await notWhole(page, '[data-tour="choices:city"] button')).toEqual([]);
  });
});
