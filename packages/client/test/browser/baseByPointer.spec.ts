import { readFileSync } from 'node:fs';
import { formatSeed, seedFromText, seedHash } from '@cordon/engine';
import { story } from '../../src/words/en/story.ts';
import { waysTo } from '../../src/choices/ways.ts';
import { clean } from './support/axe.ts';
import { pointer } from './support/hands.ts';
import { openDeal, TablePage, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { nextOfWon, WON_SEED, wonDeal } from './support/won.ts';

test.use({ serviceWorkers: 'allow' });

test('a whole base game is played by clicking, and won', async ({ page }) => {
  test.setTimeout(400_000);
  const deal = wonDeal();
  const table = new TablePage(page, deal, pointer(page));
  await openDeal(page, deal);
  await table.openLog();
  await table.compare();

  await test.step('a far city is reached by a path, and left again by one undo', async () => {
    const { offers, view, facts, names } = deal.scene;
    const way = waysTo('mexico-city', offers, view, facts)[0]!;
    expect(way.commands).toHaveLength(2);
    await table.hands.place('city:mexico-city');
    const path = [...way.via, 'mexico-city'].map((city) => names.city(city)).join(' → ');
    await table.choices.getByRole('button', { name: path }).click();
    await untilMove(page, 2);
    await page.getByRole('button', { name: table.words.actions.undo }).click();
    await untilMove(page, 0);
    await table.compareTracks();
  });

  await test.step('a neighbour is reached by the city alone', async () => {
    await table.hands.place('city:chicago');
    await table.wayTo(deal.offer('drive chicago')).click();
    await untilMove(page, 1);
    await page.getByRole('button', { name: table.words.actions.undo }).click();
    await untilMove(page, 0);
  });

  while (deal.move < 20) {
    await table.perform(nextOfWon(deal), deal.move % 2 === 0 ? 'board' : 'list');
    if (deal.move % 7 === 0) await table.compare();
  }
  await table.playToEnd(nextOfWon);
  const { view, say } = deal.scene;
  expect(view.ending).toBe('won');

  const { end, log, menu } = table.words;
  const sheet = table.endSheet;
  const { heading, sentence } = say.ending('base', 'won');
  await expect(sheet.getByText(heading, { exact: true })).toBeVisible();
  await expect(sheet.getByText(`${sentence} ${end.turns(view.turnsDone)}`, { exact: true })).toBeVisible();
  await expect(sheet.locator('[data-won="yes"] svg').first()).toBeVisible();
  await expect(sheet.locator('[data-won="yes"] li')).toHaveCount(view.seats.length);
  await clean(page, 'victory', '[role=dialog]');
  const seed = seedFromText(WON_SEED);
  await expect(sheet.getByText(formatSeed(seed), { exact: true })).toBeVisible();
  await expect(sheet.getByText(seedHash(seed), { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: end.verify }).click();
  await expect(sheet.getByText(end.verified)).toBeVisible();
  await sheet.getByText(end.look).last().click();
  await expect(sheet).toBeHidden();
  await table.compareTracks();

  const closed = page.getByTitle(story.showTurn, { exact: true });
  while ((await closed.count()) > 0) await closed.last().click();
  // A move in the middle of the game; some have no line of their own.
  const moves = await page
    .locator('[data-entry]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-entry'))));
  const move = moves[Math.floor(moves.length / 2)] ?? 0;
  expect(move).toBeGreaterThan(3);
  await page.getByTitle(log.showBoard(move), { exact: true }).last().click();
  await expect(page.getByRole('heading', { name: log.looking(move) })).toBeVisible();
  await table.compareTracks(deal.viewAfter(move));
  await page.getByRole('button', { name: log.backToNow }).click();
  await table.compareTracks();

  await page.getByRole('button', { name: menu.title }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: menu.export }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe(deal.save());
});
