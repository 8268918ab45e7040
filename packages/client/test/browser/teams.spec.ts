// Team mode: set up, roles picked in secret, a turn of both members of a team, and the prestige of an ended game.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { teams as words } from '../../src/boxes/lab/en/teamPanels.ts';
import { boxOf } from '../../src/boxes/boxes.ts';
import { home, newGame } from '../../src/words/en/home.ts';
import { WHOLE } from '../words/game/support/parts.ts';
import { clean } from './support/axe.ts';
import { tooWide } from './support/measure.ts';
import { standStill, tableWords } from './support/table.ts';
import { expect, test } from './support/test.ts';

const say = WHOLE.en;
const { curtain, seats } = tableWords.en;
const GAMES = join(import.meta.dirname, '../../../engine/test/games');

/** Whatever a table of four on one device asks before the first action: who holds it, a role, where a team begins. */
async function untilFirstAction(page: Page): Promise<number> {
  const covered = page.getByRole('button', { name: curtain.showBoard });
  const card = page.locator('[data-secret="mine"] [data-tour^="choice:"]').first();
  const place = page.locator('[data-tour="choices:action"] li button').first();
  const end = page.locator('[data-tour="kind:end"]');
  for (let picked = 0; ;) {
    await expect(covered.or(card).or(place).or(end).first()).toBeVisible();
    if (await end.isVisible()) return picked;
    if (await covered.isVisible()) {
      await covered.click();
      continue;
    }
    if (await card.isVisible()) picked++;
    const move = await page.locator('[data-move]').getAttribute('data-move');
    await card.or(place).first().click();
    await expect(page.locator(`[data-move="${move ?? ''}"]`)).toHaveCount(0);
  }
}

test('teams pick their roles in secret, and both members of one act in its turn', async ({ page }) => {
  await standStill(page);
  await page.goto('/new');
  await page.getByRole('checkbox', { name: boxOf('lab')!.name.en, exact: true }).check();
  const { name, about } = say.challenge('base', 'team');
  await page.getByRole('checkbox', { name: `${name} ${about}` }).check();
  await expect(page.getByRole('radiogroup', { name: newGame.players }).getByRole('radio')).toHaveText([
    '4',
    '6',
  ]);
  await expect(page.getByLabel(`${newGame.seat(3)}, ${newGame.side(2)}`)).toBeVisible();
  await page.getByRole('button', { name: newGame.begin }).click();
  await page.getByRole('button', { name: curtain.showBoard }).click();
  await expect(page.locator('[data-secret="mine"] [data-tour^="choice:"]')).toHaveCount(3);
  await expect(page.getByText(words.choice.team.choosing(1))).toBeVisible();
  await clean(page, 'a secret choice', '[data-tour="dock"]');
  expect(await untilFirstAction(page)).toBe(4);

  const active = page.locator('[data-team][data-turn="yes"]');
  await expect(page.locator('[data-badge^="team-station-"]')).toHaveCount(2);
  await page.locator('[data-tour="kind:end"]').click();
  // The other member is asked for all that is left, at the same device and behind no curtain.
  await page.locator('[data-tour="kind:accept"]').click();
  await expect(active).toContainText(words.division('2-4'));
  await expect(page.getByRole('heading', { name: /4 actions left/u })).toBeVisible();
  await active.click();
  const sheet = page.getByRole('dialog', { name: words.more });
  await expect(sheet).toContainText(words.goalSays(undefined));
  await clean(page, 'what the teams have', '[role=dialog]');
});

test('the end says who has won, and where the prestige of each team came from', async ({ page }) => {
  await standStill(page);
  await page.goto('/');
  const buffer = readFileSync(join(GAMES, 'team-won-by-one.cordon'));
  await page
    .getByLabel(home.load, { exact: true })
    .setInputFiles({ name: 'teams.txt', mimeType: 'text/plain', buffer });
  const table = page.getByRole('dialog').getByRole('table');
  await expect(table.locator('[data-total] td')).toHaveText(['5', `13${words.prestige.winner}`]);
  await expect(page.getByRole('dialog')).toContainText('Team 2 has the most prestige.');
  await clean(page, 'prestige', '[role=dialog]');
  await page.keyboard.press('Escape');
  await clean(page, 'a table of teams');
  await page.reload();
  await expect(table).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-shape="phone"]')).toBeVisible();
  await expect.poll(() => tooWide(page), 'the table is wider than a phone').toEqual([]);
  await page.keyboard.press('Escape');
  await clean(page, 'a table of teams on a phone');
  await page.getByRole('button', { name: new RegExp(`^${seats.title}`, 'u') }).click();
  await expect(page.getByRole('dialog').locator('[data-team]')).toHaveCount(2);
});
