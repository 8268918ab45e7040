// Waits for what a page does in the background to get along without a network.
import type { Page } from '@playwright/test';

/** Until everything is kept and the page asks the keeper first. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}
