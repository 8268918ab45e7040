import type { Page } from '@playwright/test';
import { newGame } from '../../src/words/en/home.ts';
import { table as words } from '../../src/words/en/table.ts';
import { gameWords } from '../../src/words/game/index.ts';
import { clean } from './support/axe.ts';
import { standStill } from './support/table.ts';
import { expect, test } from './support/test.ts';

const COVERED = new RegExp(words.curtain.title('(.+)'), 'u');

/** Plays the turn of whoever holds the device without doing anything; whether the game goes on and is to be handed on. */
async function passTurn(page: Page): Promise<boolean> {
  const curtain = page.getByRole('heading', { name: COVERED });
  const step = page.locator('[data-tour="kind:end"], [data-tour="kind:infect"], [data-tour="kind:continue"]');
  const end = page.getByRole('heading', { name: words.end.lost });
  for (;;) {
    await expect(curtain.or(step).or(end).first()).toBeVisible();
    if (await end.isVisible()) return false;
    if (await curtain.isVisible()) return true;
    const move = await page.locator('[data-move]').getAttribute('data-move');
    await step.first().click();
    await expect(page.locator(`[data-move="${move ?? ''}"]`)).toHaveCount(0);
  }
}

/** Begins a game with private hands on one device and passes the device on; whether two turns were played to their ends. */
async function handOnTwice(page: Page): Promise<boolean> {
  await page.goto('/new');
  const choose = (name: string, value: string): Promise<void> =>
    page.getByRole('radiogroup', { name }).getByRole('radio', { name: value, exact: true }).click();
  await choose(newGame.difficulty, gameWords('en').epidemics(5).name);
  await choose(newGame.hotSeat, newGame.yes);
  await page.getByRole('button', { name: newGame.begin }).click();

  const curtain = page.getByRole('heading', { name: COVERED });
  const hand = page.locator('[data-tour="hand"]');
  const names: string[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await expect(curtain).toBeVisible();
    // Nothing of the table is there, not even for those who look into the page.
    await expect(page.locator('[data-move], [data-stop], [data-tour]')).toHaveCount(0);
    if (turn === 0) await clean(page, 'curtain');
    names.push((await curtain.textContent()) ?? '');
    await page.getByRole('button', { name: words.curtain.show }).click();
    await expect(hand.getByRole('button')).not.toHaveCount(0);
    const seats = page.getByRole('region', { name: words.seats.title }).locator('ol > li');
    await expect(seats.filter({ hasText: /hidden card/u })).toHaveCount(1);
    if (!(await passTurn(page))) return false;
  }
  expect(new Set(names).size).toBe(2);
  return true;
}

test('private hands are covered until the next player holds the device', async ({ page }) => {
  await standStill(page);
  // One deal in a hundred is lost within two turns by those who do nothing: another one then.
  while (!(await handOnTwice(page)));
});
