import { Deal, everythingOnce } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a whole Iberia game is played by clicking: rails, a hospital, purified water', async ({ page }) => {
  test.setTimeout(400_000);
  const deal = new Deal({ game: 'iberia', players: 2, epidemics: 6 }, 'short 23');
  const table = new TablePage(page, deal, pointer(page));
  await openDeal(page, deal);
  await table.openLog();
  const kinds = new Set<string>();
  const next = everythingOnce();
  await table.playToEnd((now) => {
    const offer = next(now);
    kinds.add(offer.kind.name);
    return offer;
  });
  for (const kind of ['rail', 'hospital', 'purify', 'train', 'ship', 'purify-one'])
    expect(kinds).toContain(kind);
  await expect(table.endSheet.getByText(deal.scene.say.ending('iberia', 'cubes').heading)).toBeVisible();
});
