import { clean } from './support/axe.ts';
import { Deal, everythingOnce } from './support/deal.ts';
import { finger } from './support/hands.ts';
import { tooSmall, tooWide } from './support/measure.ts';
import { openDeal, TablePage } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole Iberia game is played with a finger on a phone: rails, a hospital, purified water', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const deal = new Deal({ game: 'iberia', players: 2, epidemics: 6 }, 'short 23');
  const table = new TablePage(page, deal, finger(page));
  await openDeal(page, deal);
  await clean(page, 'a phone');
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
  await clean(page, 'defeat', '[role=dialog]');
  expect(await tooWide(page), 'the end scrolls sideways').toEqual([]);
  expect(await tooSmall(page), 'the end has what a finger misses').toEqual([]);
});
