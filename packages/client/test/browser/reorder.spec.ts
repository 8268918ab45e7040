import type { Locator, Page } from '@playwright/test';
import { clean } from './support/axe.ts';
import { Deal } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { openDeal, storyWords, TablePage, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

const words = storyWords.en.order;

/** A deal in which Forecast has just been played. */
function forecastPlayed(): Deal {
  for (let number = 0; ; number++) {
    const deal = new Deal({ game: 'base', players: 2 }, `forecast ${String(number)}`);
    if (!deal.offers.some((offer) => offer.words === 'forecast')) continue;
    deal.play(deal.offer('forecast'));
    return deal;
  }
}

const cards = (page: Page): Locator => page.locator('[data-slot] [data-hold^="card "]');

async function expectOrder(page: Page, order: readonly string[]): Promise<void> {
  await expect
    .poll(() => cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-hold'))))
    .toEqual(order.map((card) => `card ${card}`));
}

test('infection cards are put in order by mouse and by keys, and taken back together', async ({ page }) => {
  const deal = forecastPlayed();
  const table = new TablePage(page, deal, pointer(page));
  await openDeal(page, deal);
  await clean(page, 'cards to put in order', '[data-tour="row"]');
  const [a, b, c, d, e, f] = deal.offers.map(({ operands }) => String(operands['city']));

  // The first card is dragged to the third slot.
  const [from, to] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(2).boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 40, from!.y + 10);
  await page.mouse.move(to!.x + 22, to!.y + 12, { steps: 4 });
  await page.mouse.up();
  await expectOrder(page, [b!, c!, a!, d!, e!, f!]);

  // The last one goes to the front but one with keys alone, and what is called off changes nothing.
  await cards(page).nth(5).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectOrder(page, [b!, f!, c!, a!, d!, e!]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expectOrder(page, [b!, f!, c!, a!, d!, e!]);

  await table.option(words.keep).click();
  for (const card of [b!, f!, c!, a!, d!]) deal.play(deal.offer(`next ${card}`));
  await untilMove(page, deal.move);
  await expect(cards(page)).toHaveCount(0);

  await page.getByRole('button', { name: table.words.actions.undo }).click();
  await untilMove(page, deal.move - 5);
  await expect(cards(page)).toHaveCount(6);
});

test('the whole order and the way on are seen at once', async ({ page }) => {
  await openDeal(page, forecastPlayed());
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [820, 1180],
    [390, 844],
    [360, 740],
    [844, 390],
    [740, 360],
  ] as const) {
    const size = `${String(width)} by ${String(height)}`;
    await page.setViewportSize({ width, height });
    const keep = page.getByRole('button', { name: words.keep });
    await expect.soft(keep, size).toBeInViewport({ ratio: 1 });
    for (const card of await cards(page).all()) await expect.soft(card, size).toBeInViewport({ ratio: 1 });
    const scrolled = await page.locator('[data-tour="dock"], [data-tour="dock"] *').evaluateAll((all) =>
      all.flatMap((one) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
        const scrolls = getComputedStyle(one).overflowY === 'auto';
        return scrolls ? [scrollWidth - clientWidth, scrollHeight - clientHeight] : [];
      }),
    );
    expect.soft(Math.max(...scrolled), size).toBeLessThanOrEqual(0);
  }
});
