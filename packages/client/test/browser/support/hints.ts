// An explanation that opens under a resting pointer may lie over what is pressed next: the pointer moves away first, as a person's does.
import type { Page } from '@playwright/test';

const HINT = '[data-radix-popper-content-wrapper]:has(> [role=dialog])';

export async function leaveHints(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(HINT).first(), () => page.mouse.move(0, 0), {
    noWaitAfter: true,
  });
}

/** Whether a hint lies over this spot. */
export function isUnderHint(page: Page, spot: { readonly x: number; readonly y: number }): Promise<boolean> {
  return page.evaluate(
    ({ x, y, hint }) => {
      const over = document.elementFromPoint(x, y)?.closest(hint);
      return over !== null && over !== undefined;
    },
    { ...spot, hint: HINT },
  );
}
