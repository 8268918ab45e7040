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

export function watchTroubles(): Troubles {
  const expected: RegExp[] = [];
  const seen: string[] = [];
  return {
    expect: (trouble) => void expected.push(trouble),
    unexpected: () => seen.filter((text) => !expected.some((trouble) => trouble.test(text))),
    async watch(context) {
      context.on('console', (message) => {
        // A browser only warns of what was fetched ahead in vain.
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
