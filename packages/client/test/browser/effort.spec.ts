// How much a browser has to do for what players do most: click on a city, and zoom. It counts elements, not time.
import type { Page } from '@playwright/test';
import { Deal } from './support/deal.ts';
import { openDeal } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { stepsOf } from './support/trace.ts';

const GAMES = ['base', 'iberia'] as const;
const TURNS = 40;
/** Each board has 48 of them. */
const NAMES = 48;

async function openBoard(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  await openDeal(page, new Deal({ game, players: 4, epidemics: 4 }, 'work'));
  await page.waitForLoadState('networkidle');
}

for (const game of GAMES) {
  test(`a click on a city styles what it changes, and not the map: ${game}`, async ({ page }) => {
    await openBoard(page, game);
    const cities = page.locator('[data-stop^="city:"]');
    // What is fetched and drawn for the first menu is no part of it.
    await cities.nth(8).click();
    await expect(page.locator('[data-table="yes"]')).toBeVisible();
    const all = await page.locator('main *').count();
    const steps = await stepsOf(page, async () => {
      for (const index of [20, 30, 12]) {
        await cities.nth(index).click();
        await expect(cities.nth(index)).toHaveAttribute('aria-pressed', 'true');
      }
    });
    const styled = steps.filter(({ name }) => name === 'style').map(({ count }) => count);
    expect(styled.length).toBeGreaterThan(2);
    expect(all).toBeGreaterThan(500);
    expect(Math.max(...styled)).toBeLessThan(all / 3);
  });

  test(`zooming lays no name out again until the map rests: ${game}`, async ({ page }) => {
    await openBoard(page, game);
    const steps = await stepsOf(page, () => turnWheel(page));
    const layouts = steps.filter(({ name }) => name === 'layout').map(({ count }) => count);
    expect(steps.length).toBeGreaterThan(TURNS / 2);
    // Names are laid out again when it rests; were it in every frame, there would be as many as turns.
    expect(layouts.filter((count) => count > NAMES).length).toBeLessThan(TURNS / 4);
  });
}

/** A turn of the wheel in each frame: none is late, however busy the machine is. */
function turnWheel(page: Page): Promise<void> {
  return page.evaluate(async (turns) => {
    const map = document.querySelector('[data-stop^="city:"]');
    for (let turn = 0; turn < turns; turn++) {
      map?.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: turn < turns / 2 ? -30 : 30,
          clientX: 720,
          clientY: 360,
          bubbles: true,
          cancelable: true,
        }),
      );
      await new Promise(requestAnimationFrame);
    }
  }, TURNS);
}
