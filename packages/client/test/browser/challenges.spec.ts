// The challenges of boxes: set up with a sentence about what can't be combined, and seen while they are played.
import type { Locator } from '@playwright/test';
import { strainShown } from '@cordon/protocol/telling';
import { boxOf } from '../../src/boxes/boxes.ts';
import { newGame } from '../../src/words/en/home.ts';
import { sequence } from '../../src/words/en/sequence.ts';
import { WHOLE } from '../words/game/support/parts.ts';
import { clean } from './support/axe.ts';
import { Deal } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { idle } from './support/idle.ts';
import { tooWide } from './support/measure.ts';
import { openDeal, standStill, TablePage, tableWords } from './support/table.ts';
import { expect, test } from './support/test.ts';

const say = WHOLE.en;
const { tracks } = tableWords.en;
const TABLE = {
  game: 'base',
  boxes: ['brink'],
  challenges: ['virulent-strain', 'mutation'],
  players: 2,
  epidemics: 7,
};

test('one of two challenges that exclude each other makes way in words; others begin with what they show', async ({
  page,
}) => {
  await standStill(page);
  await page.goto('/new');
  for (const box of ['brink', 'lab'])
    await page.getByRole('checkbox', { name: boxOf(box)!.name.en, exact: true }).check();
  const challenge = (id: string): Locator => {
    const { name, about } = say.challenge('base', id);
    return page.getByRole('checkbox', { name: `${name} ${about}` });
  };
  await challenge('mutation').check();
  await challenge('worldwide-panic').check();
  await expect(challenge('mutation')).not.toBeChecked();
  const [panic, mutation] = ['worldwide-panic', 'mutation'].map((id) => say.challenge('base', id).name);
  await expect(page.getByText(newGame.instead(panic!, mutation!))).toBeVisible();
  await challenge('virulent-strain').check();
  await page.getByRole('button', { name: newGame.begin }).click();
  await expect(page.getByRole('button', { name: tracks.strain.unchosen })).toBeVisible();
  await expect(page.getByTitle(tracks.supply('Purple', 18))).toBeVisible();
  await expect(page.getByTitle(tracks.goal.cure.open('Purple'))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-shape="phone"]')).toBeVisible();
  await expect.poll(() => tooWide(page), 'the strip is wider than a phone').toEqual([]);
});

const strainOf = ({ scene }: Deal) => strainShown(scene.view);

test('choosing the strain is a moment, and what is in force is a press away', async ({ page }) => {
  const trial = new Deal(TABLE, 'strain 1');
  while (strainOf(trial)?.colour === undefined) trial.play(idle(trial));
  const deal = new Deal(TABLE, 'strain 1');
  while (deal.move < trial.move - 1) deal.play(idle(deal));
  const table = new TablePage(page, deal, pointer(page));
  await openDeal(page, deal);
  await table.perform(idle(deal));
  await expect(page.locator('[data-sequence]')).toContainText(sequence.strain);
  const { colour } = strainOf(deal)!;
  await expect(
    page.getByRole('button', { name: tracks.strain.active(say.colourName(colour!)), exact: true }),
  ).toBeVisible();
  while (strainOf(deal)!.inForce.length === 0) await table.perform(idle(deal));
  const [card] = strainOf(deal)!.inForce;
  await page.getByRole('button', { name: tracks.strain.inForce(say.cardName('base', card!)) }).click();
  await expect(page.getByRole('dialog')).toContainText(say.cardAbout('base', card!));
  await clean(page, 'an explanation', '[role=dialog]');
});
