// The page as it is, but for its strong bot: it says that it has begun and then never ends.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPageServer } from './server.ts';
import { test } from './test.ts';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');
const CHANNEL = 'strong thinks';
const REAL = 'thinking.js';

const HANGING = `
addEventListener('message', ({ data }) => {
  if (data.input.bot !== 'strong') return;
  new BroadcastChannel('${CHANNEL}').postMessage('begun');
  for (;;);
});
import('./${REAL}');
`;

function makePage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-'));
  cpSync(DIST, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const workers = readdirSync(assets).filter((name) => /^worker-[\w-]+\.js$/u.test(name));
  // The hall begins the other one and so has its name in it.
  const thinking = workers.find((name) =>
    workers.some((hall) => hall !== name && readFileSync(join(assets, hall), 'utf8').includes(name)),
  );
  if (thinking === undefined) throw new Error('the page has no worker that thinks');
  for (const ending of ['br', 'gz']) rmSync(join(assets, `${thinking}.${ending}`), { force: true });
  renameSync(join(assets, thinking), join(assets, REAL));
  writeFileSync(join(assets, thinking), HANGING);
  return folder;
}

export const testHanging = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  server: async ({}, use) => {
    const folder = makePage();
    const server = await startPageServer({ CORDON_PAGE: folder });
    await use(server);
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** From now on it is counted how often the strong bot begins to think. */
export async function countStrong(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', () => {
      document.body.dataset['strong'] = String(Number(document.body.dataset['strong'] ?? 0) + 1);
    });
  }, CHANNEL);
  return async () => Number((await page.locator('body').getAttribute('data-strong')) ?? 0);
}
