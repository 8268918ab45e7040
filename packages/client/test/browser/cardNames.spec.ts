// On a card a name breaks between its words and never within one, in every game and language.
import type { Page } from '@playwright/test';
import { factsOf } from '../../src/games/games.ts';
import { longestWord } from '../../src/panels/cards.ts';
import { WHOLE } from '../words/game/support/parts.ts';
import { Deal } from './support/deal.ts';
import { openDeal } from './support/table.ts';
import { expect, test } from './support/test.ts';

const WORDS = /[^\s-]+-?/gu;

/** Writes each name on the first card of a hand; those of which a word stands on two lines. */
async function broken(page: Page, names: readonly string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const tags = names.map((name) => ({
    name,
    longest: longestWord(name),
    words: Array.from(name.matchAll(WORDS), ({ index, 0: { length } }) => [index, index + length] as const),
  }));
  return page
    .locator('[data-tour="hand"] li button > span:last-child')
    .first()
    .evaluate((tag: HTMLElement, all) => {
      const linesOf = (from: number, to: number): number => {
        const range = document.createRange();
        range.setStart(tag.firstChild!, from);
        range.setEnd(tag.firstChild!, to);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      };
      return all.flatMap(({ name, longest, words }) => {
        tag.textContent = name;
        tag.style.setProperty('--longest', String(longest));
        return words.some(([from, to]) => linesOf(from, to) > 1) ? [name] : [];
      });
    }, tags);
}

test.use({ viewport: { width: 390, height: 844 } });

// What is on a card depends on the look of its game alone: names of both languages and of boxes are written on the same one.
for (const [game, boxes] of [
  ['base', ['brink', 'lab']],
  ['iberia', []],
] as const)
  test(`no word is broken on the cards of ${[game, ...boxes].join(' with ')}`, async ({ page }) => {
    const deal = new Deal({ game, boxes, players: 2, epidemics: 4 }, 'short 23');
    await openDeal(page, deal);
    const cards = [...factsOf(game).cities.map(({ id }) => id), ...deal.scene.view.config.events];
    for (const language of ['en', 'fr'] as const) {
      // Where words may break is a matter of language.
      await page.evaluate((lang) => (document.documentElement.lang = lang), language);
      const names = cards.map((card) => WHOLE[language].cardName(game, card));
      expect(await broken(page, names), language).toEqual([]);
    }
  });

/** The first table of Iberia at which a full hand is to act. */
function fullHand(): Deal {
  for (let number = 0; ; number++) {
    const deal = new Deal({ game: 'iberia', players: 2, epidemics: 4 }, `full ${String(number)}`);
    for (let move = 0; move < 60 && !deal.isOver; move++) {
      const { view, seat } = deal.scene;
      if (view.seats[seat - 1]!.hand.length === 7 && view.frames.at(-1)?.frame === 'actions') return deal;
      deal.play(deal.offers.find(({ kind }) => kind.spends === 'nothing') ?? deal.offers[0]!);
    }
  }
}

test('with a full hand on a small laptop the names of Iberia are whole, and large enough to read', async ({
  page,
}) => {
  await openDeal(page, fullHand());
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('[data-shape="wide"]')).toBeVisible();
  const names = factsOf('iberia').cities.map(({ id }) => WHOLE.fr.cardName('iberia', id));
  expect(await broken(page, names)).toEqual([]);
  const label = page.locator('[data-tour="hand"] li button > span:last-child').first();
  const size = await label.evaluate(
    (tag: HTMLElement, longest) => {
      tag.style.setProperty('--longest', String(longest));
      return Number.parseFloat(getComputedStyle(tag).fontSize);
    },
    Math.max(...names.map(longestWord)),
  );
  expect(size).toBeGreaterThan(8.5);
});
