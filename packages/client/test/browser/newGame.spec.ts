// What is chosen before a game is what is played.
import type { Locator } from '@playwright/test';
import { newGame } from '../../src/words/en/home.ts';
import { gameWords } from '../../src/words/game/index.ts';
import { tooWide } from './support/measure.ts';
import { standStill } from './support/table.ts';
import { expect, test } from './support/test.ts';

const say = gameWords('en');
const nameOf = (diseases: string): string => say.optionValue('iberia', 'diseases', diseases).name;

test('one of many combinations of diseases is chosen from a list and comes into play', async ({ page }) => {
  await standStill(page);
  await page.goto('/new');
  await page.getByRole('radio', { name: say.gameName('iberia') }).click();
  await page.getByRole('checkbox', { name: say.challenge('iberia', 'historical-diseases').name }).check();
  await page.getByText(newGame.options, { exact: true }).click();
  const list = page.getByRole('combobox', { name: say.option('iberia', 'diseases').name });
  await expect(list.getByRole('option')).toHaveCount(19);
  await list.selectOption(nameOf('malaria+cholera'));
  await expect(page.getByText(say.optionValue('iberia', 'diseases', 'malaria+cholera').about)).toBeVisible();
  const window = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(page), 'the longest combination is wider than a phone').toEqual([]);
  await page.setViewportSize(window);
  await page.getByRole('button', { name: newGame.begin }).click();

  const badge = (disease: string): Locator =>
    page.locator('[data-tour="goals"]').getByTitle(say.cardName('iberia', disease));
  for (const disease of ['malaria', 'cholera']) await expect(badge(disease)).toBeVisible();
  for (const disease of ['typhus', 'yellow-fever']) await expect(badge(disease)).toHaveCount(0);
});
