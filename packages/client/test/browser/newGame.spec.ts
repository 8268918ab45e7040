// What is chosen before a game is what is played.
import type { Locator } from '@playwright/test';
import { boxOf } from '../../src/boxes/boxes.ts';
import { words as rules } from '../../src/rules/words/en.ts';
import { newGame } from '../../src/words/en/home.ts';
import { gameWords } from '../../src/words/game/index.ts';
import '../support/kits.ts';
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

test('boxes are picked by picture and bring their roles, a fifth player and a legendary game', async ({
  page,
}) => {
  await standStill(page);
  await page.goto('/new');
  const players = page.getByRole('radio', { name: '5', exact: true });
  const legendary = page.getByRole('radio', { name: say.epidemics(7).name });
  const box = (id: string): Locator => page.getByRole('checkbox', { name: boxOf(id)!.name.en, exact: true });
  await expect(players).toHaveCount(0);
  await box('lab').check();
  await expect(legendary).toHaveCount(0);
  await box('brink').check();
  await legendary.click();
  await players.click();
  await expect(page.getByText(newGame.pools(17, 16, 10))).toBeVisible();
  await page.getByRole('radio', { name: newGame.rolesChosen }).click();
  await page.getByRole('combobox', { name: newGame.seatRole(1) }).selectOption('Pilot');
  await page.getByRole('combobox', { name: newGame.seatRole(5) }).selectOption('Archivist');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page), 'the boxes are wider than a phone').toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: newGame.begin }).click();
  const seats = page.locator('[data-tour="seats"] li[data-turn]');
  await expect(seats.filter({ hasText: 'Pilot' })).toHaveCount(1);
  await expect(seats.filter({ hasText: 'Archivist' })).toHaveCount(1);
  await expect(seats).toHaveCount(5);
  expect(await tooWide(page), 'five seats are wider than the page').toEqual([]);
});

test('a box that is put away takes along what only it offers', async ({ page }) => {
  await page.goto('/new');
  const brink = page.getByRole('checkbox', { name: boxOf('brink')!.name.en, exact: true });
  await brink.check();
  await page.getByRole('radio', { name: '5', exact: true }).click();
  await brink.uncheck();
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: '5', exact: true })).toHaveCount(0);
});

test('what is left out of the pools does not come into play, and too little is refused in words', async ({
  page,
}) => {
  await standStill(page);
  await page.goto('/new');
  await page.getByRole('checkbox', { name: boxOf('lab')!.name.en, exact: true }).check();
  // By keyboard alone from here on.
  await page.locator('summary', { hasText: newGame.pool.events }).focus();
  await page.keyboard.press('Enter');
  const group = (pool: string, source: string): Locator =>
    page.getByRole('group', { name: new RegExp(`^${pool}`, 'u') }).getByRole('group', { name: source });
  const events = group(newGame.pool.events, 'Base game');
  const none = events.getByRole('button', { name: new RegExp(`^${newGame.pool.none}`, 'u') });
  await none.focus();
  await page.keyboard.press('Enter');
  await expect(events.getByRole('checkbox', { name: 'Airlift' })).not.toBeChecked();
  await page.getByRole('button', { name: newGame.begin }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('at least 4 events');

  await events.getByRole('checkbox', { name: 'Airlift' }).press('Space');
  await expect(page.getByText(newGame.pool.count(4, 8)).first()).toBeVisible();
  const roles = group(newGame.roles, 'Base game');
  await roles.getByRole('button', { name: new RegExp(`^${newGame.pool.none}`, 'u') }).press('Enter');
  for (const role of ['Pilot', 'Virologist'])
    await group(newGame.roles, boxOf('lab')!.name.en).getByRole('checkbox', { name: role }).press('Space');
  await page.getByRole('button', { name: newGame.begin }).press('Enter');
  const seats = page.locator('[data-tour="seats"] li[data-turn]');
  for (const role of ['Field Director', 'Local Liaison'])
    await expect(seats.filter({ hasText: role })).toHaveCount(1);
});

test('the choices that matter fit a laptop, and a look at the rules loses none of them', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/new?boxes=brink');
  await page.getByRole('radio', { name: '5', exact: true }).click();
  await expect(page.getByRole('button', { name: newGame.begin })).toBeInViewport({ ratio: 1 });
  const tall = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(tall, 'the page scrolls').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.waitForURL('**/rules');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: boxOf('brink')!.name.en, exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();

  await page.getByRole('checkbox', { name: /^Medic/u }).focus();
  await page.keyboard.press('?');
  await page.getByRole('link', { name: rules.readRules }).click();
  await page.waitForURL('**/rules/base/**');
  await page.goBack();
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
});
