import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from '../../src/words/en/app.ts';
import { clean } from './support/axe.ts';
import { untilKept } from './support/offline.ts';
import { startPageServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** Puts another version of the page in the place of the present one. */
function publish(folder: string, version: string): void {
  const file = join(folder, 'sw.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\b[0-9a-f]{12}(?=`)/u, version));
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
}

test('a newer version waits until the visitor agrees', async ({ openVisitor }) => {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-'));
  cpSync(DIST, folder, { recursive: true });
  const server = await startPageServer({ CORDON_PAGE: folder });
  const page = await openVisitor({ baseURL: server.http });
  await page.goto('/about');
  await untilKept(page);
  const offer = page.getByText(app.newVersion.text);
  await expect(offer).toBeHidden();
  const [before = ''] = await page.evaluate(() => caches.keys());

  publish(folder, 'abcdefabcdef');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(offer).toBeVisible();
  await clean(page, 'a newer version');
  const active = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  expect(await active()).toBe('installed');

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: app.newVersion.now }).click();
  await reloaded;
  await expect(offer).toBeHidden();
  await expect.poll(active).toBeUndefined();
  // What the version before had stays for tabs that still run it.
  expect(await page.evaluate(() => caches.keys())).toEqual([before, 'cordon-abcdefabcdef']);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
