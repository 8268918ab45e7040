import { home as english } from '../../src/words/en/home.ts';
import { home as french } from '../../src/words/fr/home.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the page begins under its security policy, without a word of trouble', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'self';/u);
  await expect(page.locator('#page').getByRole('heading', { name: english.title })).toBeVisible();
  await expect(page.getByRole('button', { name: english.playNow })).toBeVisible();
  await expect(page.locator('#first')).toBeHidden();
  await expect(page).toHaveTitle(/Cordon/u);
});

test('what is seen first does not wait for any script', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.http, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: english.title })).toBeVisible();
  await expect(page.getByText(english.intro)).toBeVisible();
  await page.goto('/status');
  await expect(page.getByText('The server is running')).toBeVisible();
  await context.close();
});

test('every address can be opened by itself', async ({ page, troubles }) => {
  // A table that does not exist is refused, and the browser notes a page that the server does not have.
  troubles.expect(/Failed to load resource/u);
  const titles = new Set<string>();
  for (const path of [
    '/',
    '/new',
    '/learn',
    '/about',
    '/rules',
    '/rules/base',
    '/local/nothing1',
    '/t/nothing1',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('#page :is(h1, h2, [role=status], [role=alert])').first(), path).toBeVisible();
    await expect(page.locator('#first'), path).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(/ – Cordon$/u);
    titles.add(await page.title());
  }
  // A rules page without a game shows the first one, and no table is the same anywhere.
  expect([...titles]).toHaveLength(6);
  expect((await page.goto('/nothing'))?.status()).toBe(404);
  await expect(page).not.toHaveTitle('Cordon');
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });
  test('the page speaks French', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: french.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
