import { lobby } from '../../src/words/en/home.ts';
import { Deal } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a bot takes a seat, plays by itself while the page answers, and gives the seat back', async ({
  page,
}) => {
  const deal = new Deal({ game: 'base', players: 2, epidemics: 4 }, 'short 96');
  const table = new TablePage(page, deal, pointer(page));
  await openDeal(page, deal);
  const { view, names, say } = deal.scene;
  const [bots, mine] = [view.waitsFor, 3 - view.waitsFor];
  const row = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: names.seat(bots) });
  const openSeats = async (): Promise<void> => {
    await page.getByRole('button', { name: table.words.menu.title }).click();
    await page.getByRole('menuitem', { name: table.words.menu.seats }).click();
  };

  await openSeats();
  await row.getByRole('button', { name: lobby.botTakes }).click();
  await page.getByRole('menuitem').first().click();
  await expect(row.getByText(say.botName('fast'))).toBeVisible();
  await page.keyboard.press('Escape');

  // It moves without anybody's help; meanwhile the board can be asked.
  await table.hands.place('city:cairo');
  await expect(table.choices.getByRole('heading', { name: names.city('cairo') })).toBeVisible();
  const seats = page.getByRole('region', { name: table.words.seats.title }).locator('ol > li');
  await expect(seats.nth(mine - 1)).toHaveAttribute('data-turn', 'yes');
  await table.openLog();
  const log = page.locator('ol[reversed] > li');
  await expect(log.filter({ hasText: `${names.seat(bots)}:` }).first()).toBeVisible();

  await openSeats();
  await row.getByRole('button', { name: lobby.takeOver }).click();
  await expect(row.getByText(lobby.you, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    seats.nth(bots - 1).getByRole('button', { name: table.words.seats.lookFrom(names.seat(bots)) }),
  ).toBeVisible();
});
