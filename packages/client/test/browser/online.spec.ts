// Two people apart at one table: consent, taking back, plans, talk, somebody who watches, and turns.
import type { Page } from '@playwright/test';
import { home, lobby } from '../../src/words/en/home.ts';
import { table as words } from '../../src/words/en/table.ts';
import { clean } from './support/axe.ts';
import {
  firstAnswer,
  goTo,
  introduce,
  kind,
  makeTable,
  moveOf,
  openPanel,
  sitDown,
  startForTwo,
  untilAllAt,
  type Couple,
} from './support/online.ts';
import { expect, test } from './support/test.ts';

test('a card changes hands when the other agrees, and not before', async ({ page, openVisitor }) => {
  const { active, other } = await startForTwo(page, await openVisitor());
  const share = (await kind(active, 'give').isVisible()) ? 'give' : 'take';
  const ask = async (): Promise<void> => {
    await kind(active, share).click();
    // Where only one card can change hands, nothing more is asked.
    await expect
      .poll(async () => (await firstAnswer(active).isVisible()) || (await kind(other, 'accept').isVisible()))
      .toBe(true);
    if (!(await kind(other, 'accept').isVisible())) await firstAnswer(active).click();
    await expect(kind(other, 'accept')).toBeVisible();
  };
  /** How many cards this one holds, as both see it. */
  const holds = async (mine: Page, theirs: Page, count: number): Promise<void> => {
    await expect(mine.locator('[data-tour="hand"]').getByRole('button')).toHaveCount(count);
    await expect(
      theirs.getByRole('list', { name: words.seats.cards(count), exact: true }).getByRole('listitem'),
    ).toHaveCount(count);
  };
  await ask();
  await clean(other, 'a question', '[data-tour="row"]');
  await untilAllAt(1, active, other);
  await active.getByRole('button', { name: words.actions.undo }).click();
  await untilAllAt(0, active, other);
  await expect(kind(other, 'accept')).toBeHidden();

  await ask();
  await kind(other, 'refuse').click();
  await untilAllAt(2, active, other);
  await expect(active.locator('[data-what="deed"]')).toContainText('Request refused');
  await expect(other.locator('[data-what="deed"]')).toHaveCount(0);
  await holds(active, other, 4);
  await holds(other, active, 4);

  await ask();
  await kind(other, 'accept').click();
  await untilAllAt(4, active, other);
  const [richer, poorer] = share === 'give' ? [other, active] : [active, other];
  await holds(richer, poorer, 5);
  await holds(poorer, richer, 3);

  // What somebody else decided is not taken back.
  await expect(active.getByRole('button', { name: words.actions.undo })).toBeDisabled();
});

test('a plan for whoever plays is seen, answered and adopted step by step', async ({ page, openVisitor }) => {
  const { active, other } = await startForTwo(page, await openVisitor());
  await other.getByRole('button', { name: words.actions.plan, exact: true }).click();
  await goTo(other, 'chicago');
  // The next step is chosen where the first ones lead.
  await goTo(other, 'san-francisco');
  await other.getByLabel(words.proposals.note).fill('Out to the west');
  await other.getByRole('button', { name: words.actions.propose }).click();

  await openPanel(active, words.proposals.title);
  const plan = active.getByRole('listitem').filter({ hasText: 'Out to the west' });
  await expect(plan.locator('ol > li')).toHaveCount(2);
  const arrows = active.locator('[data-ghost]');
  await expect(arrows).toHaveCount(0);
  await clean(active, 'plans', 'aside');
  await plan.hover();
  await expect(arrows).toHaveCount(2);
  await plan.getByRole('button', { name: words.proposals.yes }).click();
  await openPanel(other, words.proposals.title);
  await expect(other.getByText(/likes it$/u)).toBeVisible();

  await plan.getByRole('button', { name: words.proposals.adoptNext }).click();
  await untilAllAt(1, active, other);
  await expect(plan.locator('ol > li[data-done="yes"]')).toHaveCount(1);
  await plan.getByRole('button', { name: words.proposals.adoptNext }).click();
  await untilAllAt(2, active, other);
  await expect(plan).toHaveCount(0);
});

test('people talk, and somebody watches without a seat', async ({ page, openVisitor }) => {
  const bob = await openVisitor();
  const { active, other, watching } = await startForTwo(page, bob);
  await openPanel(bob, words.chat.title);
  await bob.getByLabel(words.chat.write).fill('Shall we begin?');
  await bob.keyboard.press('Enter');
  const line = (where: Page) =>
    where.getByRole('list', { name: words.chat.title }).getByText('Shall we begin?', { exact: true });
  await expect(line(bob)).toHaveCount(1);
  await openPanel(page, words.chat.title);
  await expect(line(page)).toHaveCount(1);
  await clean(page, 'talk', 'aside');

  const eve = await openVisitor();
  await eve.goto(watching);
  await untilAllAt(0, eve);
  await expect(eve.getByText(words.watching)).toBeVisible();
  // Without cards and actions the row is one line high.
  expect((await eve.locator('[data-tour="row"]').boundingBox())!.height).toBeLessThan(90);
  await expect(eve.getByRole('button', { name: words.takeSeat })).toHaveCount(0);
  await expect(eve.getByRole('button', { name: words.actions.undo })).toHaveCount(0);
  await openPanel(eve, words.chat.title);
  await expect(line(eve)).toHaveCount(1);
  await expect(eve.getByText(words.chat.onlySeats)).toBeVisible();
  await goTo(active, 'chicago');
  await untilAllAt(1, active, other, eve);
});

/** Each of the two plays a turn without doing anything; whether the game lasted so long. */
async function goRound({ active, other }: Couple): Promise<boolean> {
  const isLost = (one: Page) => one.getByRole('heading', { name: words.end.lost }).isVisible();
  // Draws, infects and passes every moment for events, until the other one can act.
  const step = (one: Page) => one.locator('[data-tour^="kind:"][data-spends="nothing"]').first();
  for (const [mine, theirs] of [
    [active, other],
    [other, active],
  ] as const) {
    await expect(kind(mine, 'end')).toBeVisible();
    while (!(await kind(theirs, 'end').isVisible())) {
      const before = await moveOf(mine);
      await expect
        .poll(
          async () =>
            (await step(mine).isVisible()) || (await step(theirs).isVisible()) || (await isLost(mine)),
        )
        .toBe(true);
      if (await isLost(mine)) return false;
      await step((await step(mine).isVisible()) ? mine : theirs).click();
      await expect.poll(() => moveOf(mine)).toBeGreaterThan(before);
      await untilAllAt(await moveOf(mine), theirs);
    }
  }
  return true;
}

test('turns go round between two browsers', async ({ page, openVisitor }) => {
  const bob = await openVisitor();
  // One deal in a hundred is lost within two turns by those who do nothing: another one then.
  while (!(await goRound(await startForTwo(page, bob))));
  await page.goto('/');
  await expect(page.getByRole('link', { name: /online/u }).first()).toContainText(
    new RegExp(`${home.yourTurn}|${home.waitsFor('Bob')}`, 'u'),
  );
});

test('a table in the public list is found and joined', async ({ page, openVisitor }) => {
  await introduce(page, 'Ann');
  await makeTable(page, { game: 'base', players: 2 }, { listed: 'yes' });
  const bob = await openVisitor();
  await introduce(bob, 'Bob');
  await bob.goto('/');
  await bob.getByRole('link', { name: new RegExp(home.joinTable, 'u') }).click();
  await sitDown(bob, 1);
  await expect(bob.getByText(lobby.listed)).toBeVisible();
});
