// Visits of a browser to the page: quick or slow, with a list of what it fetched.
import type { BrowserContext, Page } from 'playwright-core';
import { home, newGame } from '../../src/words/en/home.ts';

/** As fast 3G: round trips of 150 ms, 1.6 Mbit/s down, 750 kbit/s up, and a processor four times slower. */
const SLOW_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const SLOWDOWN = 4;

/** A tab on a slow line and a slow machine that keeps nothing of earlier visits. */
export async function slowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** The scripts and styles that a tab fetches from now on. */
export function listFetched(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/u.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** The tables and the engine run in a thread of their own, and whatever thinks in others. */
export const isWorker = (path: string): boolean => /\/worker-[^/]*\.js$/u.test(path);

export async function untilHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.playNow }).waitFor();
  await page.waitForLoadState('networkidle');
}

export async function untilBoard(page: Page): Promise<void> {
  await page.locator('[data-stop^="city:"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** From the home screen to a game alone with all seats; gives back its address. */
export async function playAlone(page: Page): Promise<string> {
  await page.getByRole('button', { name: home.playNow }).click();
  await page.getByRole('button', { name: home.alone }).click();
  await untilBoard(page);
  return page.url();
}

/** A game in which bots sit on all four seats. */
export async function watchBots(page: Page): Promise<void> {
  await page.goto('/new');
  await page.getByRole('heading', { name: newGame.title }).waitFor();
  await page.getByRole('radiogroup', { name: newGame.players }).getByText('4', { exact: true }).click();
  for (let seat = 1; seat <= 4; seat++)
    await page.getByRole('combobox', { name: newGame.seat(seat) }).selectOption({ index: 1 });
  await page.getByRole('button', { name: newGame.begin }).click();
  await untilBoard(page);
}
