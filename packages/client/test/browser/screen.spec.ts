// What only a browser can tell of the table screen: nothing is cut off, and a full disk costs no move.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cellsOf } from '../../src/choices/cells.ts';
import { home as english } from '../../src/words/en/home.ts';
import { table as words } from '../../src/words/en/table.ts';
import { clean } from './support/axe.ts';
import { Deal } from './support/deal.ts';
import { frameOf, handOf, idleUntil } from './support/idle.ts';
import { cutRings, mapShare, scrollable } from './support/measure.ts';
import { moveOf } from './support/online.ts';
import { openDeal, tableWords, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Windows, and how much of each the map has to itself at least, in percent. */
const WINDOWS = [
  [1366, 768, 60],
  [1440, 900, 60],
  [820, 1180, 55],
  [390, 844, 30],
  [360, 740, 25],
  [844, 390, 30],
  [740, 360, 25],
] as const;

const SMALL = [
  [1366, 768],
  [1280, 720],
  [1024, 768],
] as const;
const LAPTOPS = [[1440, 900], ...SMALL] as const;

/** A crowded table, and a small one. */
const TABLES = {
  base: {
    game: 'base',
    boxes: ['brink', 'lab'],
    players: 5,
    epidemics: 5,
    roles: ['archivist', 'field-operative', 'quarantine-specialist', 'medic', 'generalist'],
    challenges: ['virulent-strain', 'mutation'],
    options: { hands: 'open' },
  },
  iberia: { game: 'iberia', players: 5, epidemics: 4 },
};

for (const [game, language] of [
  ['base', 'fr'],
  ['iberia', 'en'],
] as const)
  test.describe(`${game} in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });
    test('the map has the window, and nothing has to be scrolled', async ({ page }) => {
      const deal = new Deal(TABLES[game], 'short 23', language);
      await openDeal(page, deal);
      if (game === 'base') await clean(page, 'a table with boxes');
      for (const [width, height, least] of WINDOWS) {
        const size = `${String(width)} by ${String(height)}`;
        await page.setViewportSize({ width, height });
        const shape = width >= 960 ? 'wide' : height < 544 ? 'low' : width >= 704 ? 'tall' : 'phone';
        await expect(page.locator(`[data-shape="${shape}"]`)).toBeVisible();
        expect.soft(await mapShare(page), size).toBeGreaterThanOrEqual(least);
        expect.soft(await scrollable(page), size).toEqual([0, 0]);
        for (const part of ['tracks', 'seats', 'board', 'dock', 'hand', 'tab:log'])
          await expect.soft(page.locator(`[data-tour="${part}"]`), `${part} at ${size}`).toBeInViewport();
        const places = page.locator('[data-tour="seats"] p:not(.only-read)');
        const cut = await places.evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((one) => one.textContent),
        );
        expect.soft(cut, size).toEqual([]);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
      const { height } = (await page.locator('header').boundingBox())!;
      expect(height).toBeLessThanOrEqual(49);
      const log = page.getByRole('tab', { name: tableWords[language].log.title });
      await log.press('Enter');
      await expect(log).toHaveAttribute('aria-expanded', 'true');
      await page.reload();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await log.press('Escape');
      await expect(page.getByRole('tabpanel')).toBeHidden();
    });
  });

/** Somebody acts, or has to discard, with so many cards in hand. */
const dealWithHand = (size: number, frame = 'actions'): Deal =>
  idleUntil(
    { request: { game: 'base', players: 3, options: { hands: 'open' } }, seed: 'full' },
    (deal) => frameOf(deal) === frame && handOf(deal).length === size,
  );

test('all cards that may be discarded are in sight at once', async ({ page }) => {
  await openDeal(page, dealWithHand(9, 'hand-limit'));
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height });
    const answers = page.locator('[data-tour="choices:action"] > :last-child');
    await expect(answers.getByRole('button').nth(8)).toBeVisible();
    const hidden = await answers.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect.soft(hidden, `at ${String(width)}`).toBe(0);
  }
  // They lie in the order of the hand.
  const held = await page.locator('[data-tour="hand"] ul button').allTextContents();
  await expect(page.locator('[data-tour="choices:action"] [data-few] button')).toHaveText(held);
});

test('cards that several others could give show whose they are', async ({ page }) => {
  const roles = ['researcher', 'medic', 'scientist', 'dispatcher'];
  const request = { game: 'base', players: 4, epidemics: 4, roles, options: { hands: 'open' } };
  const deal = new Deal(request, 'take 15');
  const offers = deal.offers.filter(({ kind }) => kind.name === 'take');
  expect(new Set(offers.map(({ operands }) => operands['player'])).size).toBeGreaterThan(1);
  await openDeal(page, deal);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('[data-tour="kind:take"]').click();
  for (const { operands } of offers) {
    const { names } = deal.scene;
    const card = names.card(String(operands['card']));
    const option = page
      .locator('[data-tour="choices:action"]')
      .getByRole('button', { name: card, exact: true });
    await expect(option.getByTitle(names.seat(Number(operands['player'])), { exact: true })).toBeVisible();
  }
  await clean(page, 'cards of several others', '[data-tour="row"]');
});

/** The first deal in which whoever begins has this role and this card. */
function dealHolding(role: string, card: string): Deal {
  const roles = [role, 'scientist'];
  const request = { game: 'base', boxes: ['brink', 'lab'], players: 2, epidemics: 4, roles };
  for (let number = 0; ; number++) {
    const deal = new Deal(request, `held ${String(number)}`, 'fr');
    const { view, seat } = deal.scene;
    const own = view.seats[seat - 1]!;
    if (own.role === role && own.hand.includes(card)) return deal;
  }
}

test('a full hand is seen whole, and its number lies on none of it', async ({ page }) => {
  await openDeal(page, dealWithHand(7));
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height });
    const hand = page.locator('[data-tour="hand"]');
    const strip = hand.locator('[data-many="yes"]');
    const where = `at ${String(width)}`;
    expect.soft(await strip.evaluate((one) => one.scrollWidth - one.clientWidth), where).toBe(0);
    const count = (await hand.getByText('7/7', { exact: true }).boundingBox())!;
    const last = (await strip.locator('ul').last().boundingBox())!;
    const progress = (await strip.locator(':scope > div > p').last().boundingBox())!;
    expect.soft(count.y + count.height, where).toBeLessThanOrEqual(progress.y + 1);
    expect.soft(last.x + last.width, where).toBeLessThanOrEqual(width);
    expect
      .soft(count.y, where)
      .toBeGreaterThanOrEqual((await page.locator('[data-tour="row"]').boundingBox())!.y);
  }
});

test('a city at the edge stays under the mouse when it is chosen, and a second click drives there', async ({
  page,
}) => {
  const deal = new Deal({ game: 'base', players: 2, epidemics: 4, options: { hands: 'open' } }, 'short 23');
  deal.play(deal.offer('drive chicago'));
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDeal(page, deal);
  // Until then letters may come that make panels wider and move the map.
  await page.waitForLoadState('networkidle');
  const spot = page.locator('[data-stop="city:san-francisco"] circle').first();
  const middle = async (): Promise<readonly [number, number]> => {
    const { x, y, width, height } = (await spot.boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const driveThere = async (): Promise<void> => {
    const [x, y] = await middle();
    await page.mouse.click(x, y);
    await expect(page.locator('[data-tour="choices:city"]')).toBeVisible();
    expect((await middle())[0]).toBeCloseTo(x, 0);
    await page.keyboard.press('Escape');
    await page.mouse.dblclick(x, y);
    await untilMove(page, 2);
  };
  await driveThere();
  await page.keyboard.press('u');
  await untilMove(page, 1);

  // Nearer, and as far to the left as players float.
  const before = await middle();
  await page.mouse.move(...before);
  await page.mouse.wheel(0, -400);
  const board = (await page.locator('main[data-tour="board"]').boundingBox())!;
  const from = [board.x + board.width / 2, board.y + board.height / 2] as const;
  await page.mouse.move(...from);
  await page.mouse.down();
  const [x, y] = await middle();
  await page.mouse.move(from[0] + 12 - x, from[1] + board.y + board.height - 60 - y);
  await page.mouse.up();
  expect((await middle())[0]).toBeLessThan(40);
  await driveThere();
});

const linesOf = (element: Element): number =>
  Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));

/** Words of what can be done that go on in the next line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('[data-tour^="choices:"] button > span').evaluateAll((labels) =>
    labels.flatMap(({ firstChild, textContent }) => {
      if (firstChild === null) return [];
      return [...textContent.matchAll(/[^\s\-’]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

test.describe('in French, in a small window', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1366, height: 768 } });
  test('everything that can be done is in sight, events as well', async ({ page }) => {
    const roles = ['dispatcher', 'medic'];
    const deal = new Deal(
      { game: 'base', players: 2, epidemics: 4, roles, options: { hands: 'open' } },
      'ev 90',
      'fr',
    );
    expect(deal.offers.filter(({ kind }) => kind.spends === 'event').length).toBeGreaterThan(1);
    await openDeal(page, deal);
    const dock = await page.locator('[data-tour="choices:nothing"]').boundingBox();
    const { facts, view, seat, offers } = deal.scene;
    for (const { key, kinds } of cellsOf({ facts, view, seat, offers, beside: [] })) {
      const name = kinds.length > 1 ? `cell:${key}` : `kind:${kinds[0]!.name}`;
      const cell = page.locator(`[data-tour="${name}"], [data-quiet="${name}"]`);
      const box = await cell.boundingBox();
      expect(box!.y + box!.height, name).toBeLessThanOrEqual(dock!.y + dock!.height + 1);
      // Nothing of its name is cut off.
      expect(await cell.locator('span').evaluate((one) => one.scrollHeight - one.clientHeight), name).toBe(0);
    }
    expect(await cutRings(page)).toEqual([]);
  });

  test('a long name is written smaller instead of being cut, and no word is broken', async ({ page }) => {
    const roles = ['royal-academy-scientist', 'rural-doctor'];
    const deal = new Deal({ game: 'iberia', players: 2, epidemics: 4, roles }, 'ras', 'fr');
    while (deal.scene.view.frames.at(-1)?.frame !== 'actions') deal.play(deal.offers[0]!);
    await openDeal(page, deal);
    const heading = page.locator('[data-tour="dock"] h2');
    await expect(heading).toContainText('Scientifique de l’Académie royale');
    for (const [width, height, lines] of [
      [1440, 900, 1],
      [1366, 768, 1],
      [1280, 720, 2],
      [1024, 768, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `at ${String(width)}`;
      expect.soft(await heading.evaluate((one) => one.scrollWidth - one.clientWidth), where).toBe(0);
      expect.soft(await heading.evaluate(linesOf), where).toBeLessThanOrEqual(lines);
      const broken = await brokenWords(page);
      expect.soft(broken, where).toEqual([]);
    }
  });

  for (const [role, event] of [
    ['medic', 'infection-zone-ban'],
    ['local-liaison', 'commercial-travel-ban'],
    ['troubleshooter', 'rapid-vaccine-deployment'],
  ] as const)
    test(`long words of ${event} and of ${role} are whole, and the map stays when an action is in hand`, async ({
      page,
    }) => {
      await openDeal(page, dealHolding(role, event));
      for (const [width, height] of LAPTOPS) {
        await page.setViewportSize({ width, height });
        const where = `at ${String(width)}`;
        const row = page.locator('[data-tour="row"]');
        await expect
          .poll(async () => (await row.boundingBox())!.y + (await row.boundingBox())!.height)
          .toBe(height);
        expect.soft(await brokenWords(page), where).toEqual([]);
        const { y } = (await row.boundingBox())!;
        await page.locator('[data-tour="kind:drive"]').click();
        await expect(page.locator('[data-tour="choices:action"]')).toBeVisible();
        expect.soft((await row.boundingBox())!.y, where).toBe(y);
        await page.keyboard.press('Escape');
      }
    });

  test('what somebody else waits for is read and answered without scrolling', async ({ page }) => {
    const roles = ['dispatcher', 'quarantine-specialist'];
    const deal = new Deal({ game: 'base', players: 2, epidemics: 4, roles }, 'ev 90', 'fr');
    deal.play(deal.offer('send 2 driving to washington'));
    await openDeal(page, deal);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const name of ['kind:accept', 'kind:refuse']) {
        const answer = page.locator(`[data-tour="${name}"]`);
        const where = `${name} at ${String(width)} by ${String(height)}`;
        await expect.soft(answer, where).toBeInViewport({ ratio: 1 });
      }
    }
    // The first digit accepts.
    await page.keyboard.press('1');
    await untilMove(page, deal.move + 1);
  });

  test('the number of cards lies on no words of a small screen', async ({ page }) => {
    await openDeal(page, dealHolding('medic', 'infection-zone-ban'));
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [844, 390],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(`[data-shape="${width > height ? 'low' : 'phone'}"]`)).toBeVisible();
      const hand = page.locator('[data-tour="hand"]');
      const count = (await hand.getByText('4/7', { exact: true }).boundingBox())!;
      const ends = await hand
        .locator('p > span:not(.only-read)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1))
        .then((boxes) => boxes.map(({ right }) => right));
      expect
        .soft(Math.max(...ends.filter((end) => end < count.x + count.width - 1)), String(width))
        .toBeLessThan(count.x);
    }
  });
});

test('a browser without room plays on, says so, and saves the game as text', async ({
  page,
  context,
  server,
}) => {
  // Before the page writes anything: the browser counts the room only now and then.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.http, quotaSize: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: english.playNow }).click();
  await page.getByRole('button', { name: english.alone }).click();
  await untilMove(page, 0);
  const note = page.getByRole('status').filter({ hasText: words.unkept });
  await expect(note).toBeVisible();
  await clean(page, 'no room', '[data-notes]');
  await page.locator('[data-tour="kind:drive"]').click();
  await page.locator('[data-tour="choices:action"] ul button').first().click();
  await untilMove(page, 1);
  await expect(page.locator('[data-link]')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await note.getByRole('button', { name: words.menu.export }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toMatch(/\nmoves\n\d: drive /u);
  expect(await moveOf(page)).toBe(1);
});
