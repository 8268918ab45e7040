// A table waits for its letters before it is laid out, but not for ever.
import type { Page } from '@playwright/test';
import { playAlone } from '../../tools/weight/visit.ts';
import { standStill } from './support/table.ts';
import { expect, test } from './support/test.ts';

const FONTS = '**/*.woff2';

/** The name of a city of every board that the page draws from now on, and where it lies: one for each place it ever had. */
async function notePlaces(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const places: string[] = [];
    Reflect.set(globalThis, 'places', places);
    const look = (): void => {
      const place = document.querySelector('[data-name="atlanta"] text')?.outerHTML;
      if (place !== undefined && places.at(-1) !== place) places.push(place);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate<readonly string[]>('places');
}

async function openTable(page: Page): Promise<void> {
  await standStill(page);
  await page.goto('/');
  await playAlone(page);
}

test('letters that take a while come before the map, which is drawn once', async ({ page }) => {
  await openTable(page);
  await page.route(FONTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  const places = await notePlaces(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[data-name="atlanta"]').waitFor();
  expect(await page.evaluate(() => document.fonts.check("600 1rem 'Barlow Condensed'"))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await places()).toHaveLength(1);
});

test('a table whose letters never come is drawn in others', async ({ page }) => {
  await openTable(page);
  const never = Promise.withResolvers<void>();
  await page.route(FONTS, async (route) => {
    await never.promise;
    await route.abort();
  });
  // Nothing is loaded before its letters.
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[data-stop="city:atlanta"]').click();
  await expect(page.locator('[data-stop="city:atlanta"]')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fonts.check("600 1rem 'Barlow Condensed'"))).toBe(false);
  never.resolve();
});
