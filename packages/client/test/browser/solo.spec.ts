// Solo: set up for one, both hands before the same person, and the CDC's step from an exchange to its end.
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../../src/boxes/boxes.ts';
import type { Offer } from '../../src/choices/offer.ts';
import { newGame } from '../../src/words/en/home.ts';
import { WHOLE } from '../words/game/support/parts.ts';
import { clean } from './support/axe.ts';
import { Deal } from './support/deal.ts';
import { tooWide } from './support/measure.ts';
import { openDeal, standStill, tableWords, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

const say = WHOLE.en;
const { hand, actions, seats } = tableWords.en;
const SOLO = {
  game: 'base',
  boxes: ['lab'],
  challenges: ['solo'],
  epidemics: 5,
  roles: ['medic'],
  options: { windows: 'possible', consent: 'automatic' },
};

test('takes the place of all players, and gives them back', async ({ page }) => {
  await standStill(page);
  await page.goto('/new');
  await page.getByRole('checkbox', { name: boxOf('lab')!.name.en, exact: true }).check();
  const players = page.getByRole('radiogroup', { name: newGame.players });
  await players.getByRole('radio', { name: '3' }).click();
  const { name, about, level } = say.challenge('base', 'solo');
  const solo = page.getByRole('checkbox', { name: `${name} ${about}` });
  await solo.check();
  await expect(players.getByRole('radio')).toHaveText(['1']);
  await expect(page.getByText(level!(4))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Dispatcher' })).toBeDisabled();
  await solo.uncheck();
  await expect(players.getByRole('radio', { name: '3' })).toBeChecked();
  await solo.check();
  await page.getByRole('button', { name: newGame.begin }).click();
  await expect(handOf(page, 'CDC').getByRole('button')).toHaveCount(4);
});

const handOf = (page: Page, name: string): Locator => page.getByRole('region', { name: hand.of(name) });

/** Exchanges in which both cards have to be picked. */
const exchangesIn = ({ offers }: Deal): readonly Offer[] => {
  const found = offers.filter(({ kind }) => kind.name === 'exchange');
  return new Set(found.map(({ operands }) => operands['other'])).size > 1 ? found : [];
};

/** The CDC's first step of a deal. */
function atStep(seed: string): Deal {
  const deal = new Deal(SOLO, seed);
  while (deal.scene.seat === 1) deal.play(deal.offers.find(({ kind }) => kind.spends === 'nothing')!);
  return deal;
}

test('the CDC exchanges a card, takes it back, and ends the turn; on a phone a switch leads to the other hand', async ({
  page,
}) => {
  const seed = Array.from({ length: 40 }, (_, index) => `solo ${String(index)}`).find(
    (one) => exchangesIn(atStep(one)).length > 0,
  )!;
  const deal = atStep(seed);
  const [offer] = exchangesIn(deal);
  const [theirs, mine] = ['card', 'other'].map((operand) => String(offer!.operands[operand]));
  const nameOf = (card: string | undefined): string => deal.scene.names.card(card!);
  await openDeal(page, deal);
  const [player, cdc] = [handOf(page, 'Medic'), handOf(page, 'CDC')];
  await expect(page.getByRole('heading', { name: 'The CDC may do one thing' })).toBeVisible();
  await clean(page, 'solo');
  await page.locator('[data-tour="kind:exchange"]').click();
  await clean(page, 'an exchange', '[data-tour="row"]');
  await cdc.getByRole('button', { name: nameOf(theirs) }).click();
  await player.getByRole('button', { name: nameOf(mine) }).click();
  await untilMove(page, deal.move + 1);
  await expect(player.getByRole('button', { name: nameOf(theirs) })).toBeVisible();
  await expect(cdc.getByRole('button', { name: nameOf(mine) })).toBeVisible();
  await page.getByRole('button', { name: actions.undo, exact: true }).click();
  await expect(cdc.getByRole('button', { name: nameOf(theirs) })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-shape="phone"]')).toBeVisible();
  await expect(player).toBeHidden();
  await page.getByRole('button', { name: seats.lookFrom('Medic') }).click();
  await expect(player.getByRole('button', { name: nameOf(mine) })).toBeVisible();
  await expect.poll(() => tooWide(page), 'something is wider than a phone').toEqual([]);
  await clean(page, 'solo on a phone');
  await page.locator('[data-tour="seats"] button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(page, 'seats of a solo game', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.locator('[data-tour="kind:rest"]').click();
  await expect(page.getByRole('heading', { name: /^Your turn/u })).toBeVisible();
});
