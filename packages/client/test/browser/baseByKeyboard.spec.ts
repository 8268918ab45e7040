import { WORLD } from '../../src/maps/world.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { keyboard } from './support/hands.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a whole base game is played with keys alone', async ({ page }) => {
  test.setTimeout(400_000);
  const deal = new Deal({ game: 'base', players: 2, epidemics: 6 }, 'short 97');
  const table = new TablePage(page, deal, keyboard(page, WORLD));
  await openDeal(page, deal);
  await table.playToEnd(everythingOnce());
  await expect(table.endSheet.getByRole('button', { name: table.words.end.verify })).toBeVisible();
  await table.hands.press(table.endSheet.getByRole('button', { name: table.words.end.verify }));
  await expect(table.endSheet.getByText(table.words.end.verified)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.endSheet).toBeHidden();
});
