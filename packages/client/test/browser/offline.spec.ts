import { home, lobby } from '../../src/words/en/home.ts';
import { table as words } from '../../src/words/en/table.ts';
import { untilKept } from './support/offline.ts';
import { moveOf } from './support/online.ts';
import { untilMove } from './support/table.ts';
import { expect, test, testAlone } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });
testAlone.use({ serviceWorkers: 'allow' });

test('after one visit the page is there without a network', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u);
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#page').getByRole('heading', { name: home.title })).toBeVisible();
  // Screens that nobody has opened yet are there as well.
  await page.goto('/about');
  await expect(page.locator('#page').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/rules/base');
  await expect(page.locator('#page').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a game can be begun and gone on with without a network', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u);
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: home.playNow }).click();
  await page.getByRole('button', { name: home.alone }).click();
  await expect(page).toHaveURL(/\/local\/[\w-]+$/u);
  const cities = page.locator('[data-stop^="city:"]');
  await expect(cities).toHaveCount(48);
  const table = page.url();
  await page.locator('[data-tour="kind:end"]').click();
  await untilMove(page, 1);
  await page.reload();
  await expect(cities).toHaveCount(48);
  await untilMove(page, 1);
  await page.goto('/');
  await page
    .locator(`a[href="${new URL(table).pathname}"]`)
    .first()
    .click();
  await expect(cities).toHaveCount(48);
});

test('a bot plays along without a network', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u);
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: home.playNow }).click();
  await page.getByRole('button', { name: home.withBots }).click();
  await expect(page.locator('[data-stop^="city:"]')).toHaveCount(48);
  await page.getByRole('button', { name: words.menu.title }).click();
  await page.getByRole('menuitem', { name: words.menu.seats }).click();
  const mine = page.getByRole('dialog').getByRole('listitem').filter({ hasText: lobby.you });
  await mine.getByRole('button', { name: lobby.botTakes }).click();
  await page.getByRole('menuitem').first().click();
  await expect.poll(() => moveOf(page)).toBeGreaterThan(4);
});

testAlone(
  'after one visit the page is there without a server, and comes back with it',
  async ({ page, server, troubles }) => {
    troubles.expect(/ERR_CONNECTION_REFUSED|Failed to load resource|WebSocket connection/u);
    await page.goto('/');
    await untilKept(page);
    await server.kill();
    await page.goto('/new');
    await expect(page.locator('#page').getByRole('heading', { level: 1 })).toBeVisible();
    // What only the server can say is not made up.
    expect(await page.evaluate(() => fetch('/health').then(String, () => 'gone'))).toBe('gone');
    await server.restart();
    await page.goto('/');
    await expect(page.locator('#page').getByRole('heading', { name: home.title })).toBeVisible();
    expect(await page.evaluate(() => fetch('/health').then(({ status }) => status))).toBe(200);
  },
);

test('everything the page may ever fetch is kept, in both languages', async ({ page }) => {
  await page.goto('/');
  await untilKept(page);
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept).toContain('/manifest.webmanifest');
  for (const part of [/\/board-base-[\w-]+\.js$/u, /\/board-iberia-[\w-]+\.js$/u, /\.woff2$/u])
    expect(
      kept.some((path) => part.test(path)),
      String(part),
    ).toBe(true);
  // One in which tables stand, one in which bots think.
  expect(kept.filter((path) => /\/worker-[\w-]+\.js$/u.test(path))).toHaveLength(2);
  expect(kept.some((path) => /\.map$|^\/sw\.js$|^\/api/u.test(path))).toBe(false);
});
