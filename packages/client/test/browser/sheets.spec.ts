import { app } from '../../src/words/en/app.ts';
import { home } from '../../src/words/en/home.ts';
import { table } from '../../src/words/en/table.ts';
import { expect, test } from './support/test.ts';

// Sheets and menus of libraries like to bring styles of their own, which the security policy forbids.
test('sheets and menus open and close without what the security policy forbids', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: home.settings }).click();
  await expect(page.getByRole('dialog', { name: app.settings.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: home.playNow }).click();
  await page.getByRole('button', { name: home.alone }).click();
  await page.getByRole('button', { name: table.menu.title }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
});
