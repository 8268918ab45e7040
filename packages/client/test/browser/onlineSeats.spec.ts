// Coming to a table and going: by an invitation on a phone, through bots, by a link for the next one, and by a vote to give up.
import { lobby, newGame } from '../../src/words/en/home.ts';
import { table as words } from '../../src/words/en/table.ts';
import { bots } from '../../src/words/game/en/shared/choices.ts';
import { clean } from './support/axe.ts';
import {
  beginGame,
  introduce,
  makeTable,
  moveOf,
  sitDown,
  startForTwo,
  untilAllAt,
} from './support/online.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('an invitation is opened on a phone by somebody without a name', async ({ page, openVisitor }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: newGame.places.online.name }).click();
  await page.getByLabel(lobby.name.ask).fill('Ann');
  await page.getByRole('button', { name: newGame.gather }).click();
  await sitDown(page, 1);
  const invitation = await page.getByLabel(lobby.invite).inputValue();
  expect(invitation).toMatch(/\/t\/\w+#\w+$/u);

  const bob = await openVisitor(PHONE);
  await bob.goto(invitation);
  await bob.getByRole('button', { name: lobby.sit }).tap();
  await expect(bob.getByLabel(lobby.name.ask)).toBeFocused();
  await bob.keyboard.type('Bob');
  await bob.getByRole('button', { name: lobby.name.go }).tap();
  await expect(bob.getByLabel(lobby.name.ask)).toHaveCount(0);
  await sitDown(bob, 2);
  const row = page.getByRole('listitem').filter({ hasText: 'Bob' });
  await expect(row.getByRole('img', { name: lobby.here })).toBeVisible();
  // Whoever was invited may pass the invitation on.
  await expect(bob.getByLabel(lobby.invite)).toHaveValue(invitation);

  await beginGame(page);
  await untilAllAt(0, page, bob);
  const { wide, shown } = await bob.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(shown);
});

test('a table says what is played, and that bots keep silent where hands are private', async ({ page }) => {
  await introduce(page, 'Ann');
  for (const [hands, count] of [
    ['private', 1],
    ['open', 0],
  ] as const) {
    const { invitation } = await makeTable(page, { players: 2, options: { hands } });
    await page.goto(invitation);
    await sitDown(page, 1);
    const other = page.getByRole('listitem').filter({ hasText: lobby.seat(2) });
    await expect(page.getByText(hands === 'private' ? 'Hands: Private' : 'Hands: Open')).toBeVisible();
    await expect(page.getByText(lobby.silentBots)).toHaveCount(0);
    await other.getByRole('button', { name: lobby.botTakes }).click();
    await page.getByRole('menuitem').first().click();
    await expect(other.getByText(lobby.bot(bots.novice.name))).toBeVisible();
    await expect(page.getByText(lobby.silentBots)).toHaveCount(count);
  }
});

test('a bot plays for somebody who gets up, and the seat goes on to the next one', async ({
  page,
  openVisitor,
}) => {
  const bob = await openVisitor();
  const { active } = await startForTwo(page, bob);
  const manage = async (): Promise<void> => {
    await bob.getByRole('button', { name: words.menu.title, exact: true }).click();
    await bob.getByRole('menuitem', { name: words.menu.seats }).click();
  };
  const mine = bob.getByRole('dialog').getByRole('listitem').last();
  await manage();
  await mine.getByRole('button', { name: lobby.botTakes }).click();
  await bob.getByRole('menuitem').first().click();
  await expect(mine.getByRole('button', { name: lobby.takeOver })).toBeVisible();
  if (active === bob) await expect.poll(() => moveOf(page)).toBeGreaterThan(0);
  await mine.getByRole('button', { name: lobby.takeOver }).click();
  await mine.getByRole('button', { name: lobby.handOver }).click();
  const link = await bob.getByLabel(lobby.handed(2)).inputValue();
  await bob.keyboard.press('Escape');
  await expect(bob.getByText(words.watching)).toBeVisible();

  const carol = await openVisitor();
  await introduce(carol, 'Carol');
  await carol.goto(link);
  await expect(carol.getByRole('button', { name: words.actions.undo })).toBeVisible();
  for (const one of [page, bob]) await expect(one.getByText('Carol').first()).toBeVisible();
});

test('a bot goes on for somebody who has left, and another bot for the bot', async ({
  page,
  openVisitor,
}) => {
  const bob = await openVisitor();
  await startForTwo(page, bob);
  await bob.close();
  await page.getByRole('button', { name: words.menu.title, exact: true }).click();
  await page.getByRole('menuitem', { name: words.menu.seats }).click();
  const seats = page.getByRole('dialog').first().getByRole('listitem');
  await expect(seats.last().getByRole('img', { name: lobby.away })).toBeVisible();
  await seats.last().getByRole('button', { name: lobby.botTakes }).click();
  await page.getByRole('menuitem', { name: bots.novice.name }).click();
  const sure = page.getByRole('dialog').filter({ hasText: lobby.replaceSure('Bob', bots.novice.name) });
  await sure.getByRole('button', { name: lobby.botTakes }).click();
  await expect(seats.last().getByText(lobby.bot(bots.novice.name))).toBeVisible();
  await seats.last().getByRole('button', { name: lobby.otherBot }).click();
  await expect(page.getByRole('menuitem', { name: bots.novice.name })).toHaveCount(0);
  await page.getByRole('menuitem', { name: bots.strong.name }).click();
  await expect(seats.last().getByText(lobby.bot(bots.strong.name))).toBeVisible();

  // Whoever begins, all that is left to do is done by bots.
  await seats.first().getByRole('button', { name: lobby.botTakes }).click();
  await page.getByRole('menuitem', { name: bots.fast.name }).click();
  await expect.poll(() => moveOf(page)).toBeGreaterThan(10);
});

test('a game is given up when more than half want it', async ({ page, openVisitor }) => {
  const bob = await openVisitor();
  await startForTwo(page, bob);
  const giveUp = async (): Promise<void> => {
    await page.getByRole('button', { name: words.menu.title, exact: true }).click();
    await page.getByRole('menuitem', { name: words.menu.abandon }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.menu.abandon }).click();
  };
  await giveUp();
  await expect(page.getByText(words.vote.mine)).toBeVisible();
  await page.getByRole('button', { name: words.vote.takeBack }).click();
  await expect(page.getByText(words.vote.mine)).toHaveCount(0);
  await giveUp();
  await expect(bob.getByRole('button', { name: words.vote.agree })).toBeVisible();
  await clean(bob, 'a vote', '[data-notes]');
  await bob.getByRole('button', { name: words.vote.agree }).click();
  for (const one of [page, bob])
    await expect(one.getByRole('dialog', { name: words.log.abandoned })).toBeVisible();
  await clean(page, 'a game given up', '[role=dialog]');
});

test('a new name reaches the others', async ({ page, openVisitor }) => {
  await introduce(page, 'Ann');
  const { invitation } = await makeTable(page, { game: 'base', players: 2 });
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(lobby.name.field).fill('Annabel');
  await page.keyboard.press('Escape');
  const bob = await openVisitor();
  await bob.goto(invitation);
  await expect(bob.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/guest')).text()))
    .toContain('"Annabel"');
  await sitDown(page, 1);
  await expect(bob.getByText('Annabel', { exact: true })).toBeVisible();
});
