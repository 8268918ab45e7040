import { playAlone } from '../../tools/weight/visit.ts';
import { standStill, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a table is drawn as it was left and can be played on before its hall is open', async ({ page }) => {
  await standStill(page);
  await page.goto('/');
  const address = await playAlone(page);
  await page.locator('[data-stop="city:chicago"]').dblclick();
  await untilMove(page, 1);
  await page.goto('/about');

  const hall = Promise.withResolvers<void>();
  await page.route(/\/worker-[^/]*\.js$/u, async (route) => {
    await hall.promise;
    await route.continue();
  });
  await page.goto(address);
  await untilMove(page, 1);
  await page.locator('[data-stop="city:atlanta"]').dblclick();
  await page.locator('[data-stop="city:montreal"]').click();
  await expect(page.locator('[data-stop="city:montreal"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-move="2"]')).toHaveCount(0);
  hall.resolve();
  await untilMove(page, 2);
});
