// On a card a name breaks between its words and never within one, in every game and language.
import type { Page } from '@playwright/test';
import { factsOf } from '../../src/games/games.ts';
import { longestWord } from '../../src/panels/cards.ts';
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

for (const language of ['en', 'fr'] as const)
  test.describe(language, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB', viewport: { width: 390, height: 844 } });
    for (const [game, ...boxes] of [['base'], ['iberia'], ['base', 'brink', 'lab']] as const)
      test(`no word is broken on the cards of ${[game, ...boxes].join(' with ')}`, async ({ page }) => {
        const used = boxes.length === 0 ? {} : { boxes };
        const deal = new Deal({ game, ...used, players: 2, epidemics: 4 }, 'short 23', language);
        await openDeal(page, deal);
        const { view, names } = deal.scene;
        const cards = [...factsOf(game).cities.map(({ id }) => id), ...view.config.events];
        expect(await broken(page, cards.map(names.card))).toEqual([]);
      });
  });
