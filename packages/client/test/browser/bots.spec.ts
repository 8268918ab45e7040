import type { Locator, Page } from '@playwright/test';
import { lobby } from '../../src/words/en/home.ts';
import { Deal } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { countStrong, testHanging } from './support/hanging.ts';
import { openDeal, TablePage, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The first game of a device, with the seats' sheet at hand. */
class Seats {
  readonly page: Page;
  readonly deal: Deal;
  readonly table: TablePage;
  /** The seat that begins. */
  readonly first: number;

  constructor(page: Page) {
    this.page = page;
    this.deal = new Deal({ game: 'base', players: 2, epidemics: 4 }, 'short 96');
    this.table = new TablePage(page, this.deal, pointer(page));
    this.first = this.deal.scene.view.waitsFor;
  }

  get row(): Locator {
    return this.page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: this.deal.scene.names.seat(this.first) });
  }

  /** There when it is the turn of this seat. */
  turnOf(seat: number): Locator {
    const seats = this.page.getByRole('region', { name: this.table.words.seats.title });
    return seats.locator(`ol > li:nth-child(${String(seat)})[data-turn="yes"]`);
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: this.table.words.menu.title }).click();
    await this.page.getByRole('menuitem', { name: this.table.words.menu.seats }).click();
  }

  async give(label: string, bot: string): Promise<void> {
    const { say } = this.deal.scene;
    await this.row.getByRole('button', { name: label }).click();
    await this.page.getByRole('menuitem', { name: say.botName(bot) }).click();
    await expect(this.row.getByText(lobby.bot(say.botName(bot)))).toBeVisible();
  }

  async takeOver(): Promise<void> {
    await this.row.getByRole('button', { name: lobby.takeOver }).click();
    await expect(this.row.getByText(lobby.you, { exact: true })).toBeVisible();
  }
}

test('a bot takes a seat, plays by itself while the page answers, and gives the seat back', async ({
  page,
}) => {
  const seats = new Seats(page);
  const { deal, table, first } = seats;
  await openDeal(page, deal);
  const { names } = deal.scene;
  await seats.open();
  await seats.give(lobby.botTakes, 'fast');
  await page.keyboard.press('Escape');

  // It moves without anybody's help; meanwhile the board can be asked.
  await table.hands.place('city:cairo');
  await expect(table.choices.getByRole('heading', { name: names.city('cairo') })).toBeVisible();
  await expect(seats.turnOf(3 - first)).toBeVisible();
  await table.openLog();
  await expect(
    page
      .locator('[data-entry]')
      .filter({ hasText: names.seat(first) })
      .first(),
  ).toBeVisible();

  await seats.open();
  await seats.takeOver();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: table.words.seats.lookFrom(names.seat(first)) }),
  ).toBeVisible();
});

test('novice, fast and strong are offered, each with what it does, and a strong one plays', async ({
  page,
}) => {
  const seats = new Seats(page);
  const { say } = seats.deal.scene;
  await openDeal(page, seats.deal);
  await seats.open();
  await seats.row.getByRole('button', { name: lobby.botTakes }).click();
  await expect(page.getByRole('menuitem')).toHaveText(
    ['novice', 'fast', 'strong'].map((bot) => `${say.botName(bot)}${say.botAbout(bot)}`),
  );
  await page.getByRole('menuitem', { name: say.botName('strong') }).click();
  await page.keyboard.press('Escape');
  await expect(seats.turnOf(3 - seats.first)).toBeVisible();
});

testHanging(
  'a bot that never ends is stopped when its seat is given to another one or taken over',
  async ({ page }) => {
    const seats = new Seats(page);
    await openDeal(page, seats.deal);
    const begun = await countStrong(page);
    await seats.open();
    await seats.give(lobby.botTakes, 'strong');
    await expect.poll(begun).toBe(1);
    // The tables of the page answer all the while, and whoever comes next is not kept waiting.
    await seats.takeOver();
    await page.keyboard.press('Escape');
    await seats.table.perform(seats.deal.offers.find(({ kind }) => kind.name === 'drive')!);
    await seats.open();
    await seats.give(lobby.botTakes, 'strong');
    await expect.poll(begun).toBe(2);
    await seats.give(lobby.otherBot, 'novice');
    await page.keyboard.press('Escape');
    await expect(seats.turnOf(3 - seats.first)).toBeVisible();
    expect(await begun()).toBe(2);
  },
);

testHanging(
  'the fast one decides for a bot that never ends, in a worker of its own',
  async ({ page, troubles }) => {
    troubles.expect(/strong failed and fast decided: it took too long/u);
    const seats = new Seats(page);
    await openDeal(page, seats.deal);
    await seats.open();
    await seats.give(lobby.botTakes, 'strong');
    await page.keyboard.press('Escape');
    await untilMove(page, 1);
    await seats.open();
    await seats.takeOver();
  },
);
