import { IBERIA } from '../../src/maps/iberia.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { keyboard } from './support/hands.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a whole Iberia game is played with keys alone', async ({ page }) => {
  test.setTimeout(400_000);
  const deal = new Deal({ game: 'iberia', players: 2, epidemics: 6 }, 'short 98');
  const table = new TablePage(page, deal, keyboard(page, IBERIA));
  await openDeal(page, deal);

  await test.step('what has the focus shows it', async () => {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!);
      return outlineStyle !== 'none' && outlineWidth !== '0px' ? 'outline' : boxShadow;
    });
    expect(outline).not.toBe('none');
  });

  await table.playToEnd(everythingOnce());
  expect(deal.scene.view.ending).toBe('cubes');
  const [first] = await table.endSheet.getByRole('button').all();
  await expect(first!).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.endSheet).toBeHidden();
});
