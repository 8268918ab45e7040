// Notices everything that goes wrong on a page: errors on the console, exceptions, and what its security policy forbids.
import type { BrowserContext } from '@playwright/test';

export interface Troubles {
  /** Trouble that a test causes itself, such as a lost connection. */
  readonly expect: (trouble: RegExp) => void;
  /** What went wrong and was not expected. */
  readonly unexpected: () => readonly string[];
  readonly watch: (context: BrowserContext) => Promise<void>;
}

const FORBIDDEN = 'forbidden by the security policy:';

/** Chromium 153 fetches again what it fetched ahead through a service worker, and says so; 156 doesn't. */
const FETCHED_AGAIN =
  /A preload for '([^']+)' is found, but is not used because it is a cross-world service/u;

export function watchTroubles(): Troubles {
  const expected: RegExp[] = [];
  const seen: string[] = [];
  const fetchedAgain = new Set<string>();
  const isOfBrowser = (text: string): boolean =>
    FETCHED_AGAIN.test(text) ||
    (text.includes('was preloaded') && [...fetchedAgain].some((url) => text.includes(url)));
  return {
    expect: (trouble) => void expected.push(trouble),
    unexpected: () =>
      seen.filter((text) => !isOfBrowser(text) && !expected.some((trouble) => trouble.test(text))),
    async watch(context) {
      context.on('console', (message) => {
        // A browser only warns of what was fetched ahead in vain.
        const [, url] = FETCHED_AGAIN.exec(message.text()) ?? [];
        if (url !== undefined) fetchedAgain.add(url);
        const isTrouble = message.type() === 'error' || /\bpreload/u.test(message.text());
        if (isTrouble) seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(String(error.error().stack ?? error.error())));
      await context.addInitScript((label) => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          // oxlint-disable-next-line no-console -- this is how the test hears of it
          console.error(label, violatedDirective, blockedURI, sourceFile),
        );
      }, FORBIDDEN);
    },
  };
}
