// The lab board: played by mouse, by keys and by touch, with what would follow before and undo after it.
import type { Locator, Page } from '@playwright/test';
import { laboratoryShown } from '@cordon/protocol/laboratory';
import { laboratory as words } from '../../src/boxes/lab/en/laboratory/board.ts';
import type { Offer } from '../../src/choices/offer.ts';
import { app } from '../../src/words/en/app.ts';
import { LAB_TABLE, labPlayer } from '../support/labGames.ts';
import { clean } from './support/axe.ts';
import { Deal } from './support/deal.ts';
import { mapShare, notWhole, scrollable } from './support/measure.ts';
import { openDeal, tableWords, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The first deal in which it comes to this. */
function dealUntil(is: (deal: Deal) => boolean): Deal {
  for (let number = 0; ; number++) {
    const deal = new Deal(LAB_TABLE, `bench ${String(number)}`);
    const choose = labPlayer(`bench ${String(number)}`);
    while (!deal.isOver && deal.move < 90) {
      if (is(deal)) return deal;
      deal.play(choose(deal.offers));
    }
  }
}

const kindsOf = ({ offers }: Deal): ReadonlySet<string> => new Set(offers.map(({ kind }) => kind.name));
const left = ({ scene }: Deal): number => Number(scene.view.frames.at(-1)?.['left'] ?? 0);
const frame = ({ scene }: Deal): string | undefined => scene.view.frames.at(-1)?.frame;
const spot = (page: Page, name: string): Locator => page.locator(`[data-tour="lab:${name}"]`);
const LABORATORY = '[data-tour="laboratory"]';
const ghosts = (page: Page): Locator => page.locator('[data-tour="laboratory"] [data-stage="ghost"]');

test('a sample goes from dish to dish by mouse and by keys, with a preview and with undo', async ({
  page,
}) => {
  const deal = dealUntil(
    (one) =>
      frame(one) === 'actions' && left(one) >= 3 && kindsOf(one).has('separate') && !kindsOf(one).has('grow'),
  );
  await openDeal(page, deal);
  const separate = deal.offers.find(({ kind }) => kind.name === 'separate')!;
  const from = String(separate.operands['dish']);
  const arrow = spot(page, `${from} separation`);

  await arrow.hover();
  await expect(ghosts(page).first()).toBeVisible();
  await expect(page.locator('[data-tour="laboratory"]').getByRole('status')).toHaveText(/ on/u);
  await arrow.click();
  deal.play(separate);
  await untilMove(page, deal.move);
  const held = laboratoryShown(deal.scene.view)!.dishes.separation;
  await expect(spot(page, 'separation')).toHaveAccessibleName(words.about('Separation', words.cubes(held)));

  // The dish is dragged onto the next one.
  const [dish, growth] = [
    await spot(page, 'separation').boundingBox(),
    await spot(page, 'growth').boundingBox(),
  ];
  await page.mouse.move(dish!.x + 40, dish!.y + 40);
  await page.mouse.down();
  await page.mouse.move(dish!.x + 20, dish!.y + 40, { steps: 3 });
  await page.mouse.move(growth!.x + 40, growth!.y + 40, { steps: 4 });
  await expect(ghosts(page).first()).toBeVisible();
  await page.mouse.up();
  await untilMove(page, deal.move + 1);
  await page.getByRole('button', { name: tableWords.en.actions.undo }).click();
  await untilMove(page, deal.move);

  await clean(page, 'laboratory', LABORATORY);
  await page.getByRole('button', { name: new RegExp(words.deck.look, 'u') }).click();
  await clean(page, 'the deck', LABORATORY);
  await page.locator('[data-tour="lab:cards"]').getByRole('button', { name: app.close }).click();

  // The same with keys: to the laboratory, from place to place, take the dish up and put it down.
  await page.locator('[data-tour="dock"]').focus();
  await page.keyboard.press('l');
  await expect(page.locator('[data-spot]:focus')).toHaveCount(1);
  await spot(page, 'separation').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(spot(page, 'separation growth')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(spot(page, 'separation')).toHaveAttribute('aria-pressed', 'true');
  await spot(page, 'growth').focus();
  await page.keyboard.press('Enter');
  deal.play(deal.offer('grow separation'));
  await untilMove(page, deal.move);

  // Folded away it still says what lies where, and the device remembers it.
  await page.getByRole('button', { name: words.fold }).click();
  await expect(page.getByRole('button', { name: words.open })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: words.open }).click();
  await expect(spot(page, 'growth')).toBeVisible();
  for (const [width, height, share] of [
    [1366, 768, 38],
    [1440, 900, 40],
    [820, 1180, 25],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await mapShare(page), `${String(width)} wide`).toBeGreaterThanOrEqual(share);
    expect.soft(await scrollable(page), `${String(width)} wide`).toEqual([0, 0]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the laboratory is a tap away, and a drawn card brings it', async ({ page }) => {
    const isUseful = (one: Deal): boolean =>
      frame(one) === 'actions' &&
      left(one) >= 2 &&
      kindsOf(one).has('sequence') &&
      kindsOf(one).has('characterize');
    const deal = dealUntil(isUseful);
    await openDeal(page, deal);
    await page.getByRole('button', { name: words.open }).tap();
    const line = deal.offers.find(({ kind }) => kind.name === 'characterize')!.operands['research'];
    await expect(spot(page, `characterize ${String(line)}`)).toHaveAttribute('data-lit', 'yes');
    await clean(page, 'laboratory', 'html');
    await page.getByRole('button', { name: words.fold }).tap();
    await page.locator('[data-tour="cell:lab"]').tap();
    await clean(page, 'lab actions', '[data-tour="row"]');
    expect(await notWhole(page, '[data-tour="dock"] button')).toEqual([]);
    await page.locator('[data-tour="kind:sequence"]').tap();
    deal.play(deal.offer('sequence'));
    await untilMove(page, deal.move);
    await expect(spot(page, 'drawn')).toBeVisible();
    await clean(page, 'a drawn card', LABORATORY);
    const drop: Offer = deal.offer('drop-sequence');
    await spot(page, 'drawn').getByRole('button', { name: words.sequencing.drop }).tap();
    deal.play(drop);
    await untilMove(page, deal.move);
    await expect(spot(page, 'drawn')).toHaveCount(0);
  });
});
