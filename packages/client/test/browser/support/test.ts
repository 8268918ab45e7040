// Tests in a real browser: at a real server, and failing on any trouble that a page had.
import { test as plain, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { leaveHints } from './hints.ts';
import { startPageServer, type PageServer } from './server.ts';
import { watchTroubles, type Troubles } from './watch.ts';

export interface Parts {
  readonly server: Pick<PageServer, 'http'>;
  readonly troubles: Troubles;
  /** Another person with another browser, at the same server. */
  readonly openVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export interface Shared {
  readonly sharedServer: PageServer;
}

/** At a server that goes on from test to test: nobody minds the tables of strangers. */
export const test = plain.extend<Parts, Shared>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const server = await startPageServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ sharedServer }, use) => use(sharedServer),
  baseURL: async ({ server }, use) => use(server.http),
  troubles: async ({ server: _server }, use) => {
    const troubles = watchTroubles();
    await use(troubles);
    expect(troubles.unexpected(), 'trouble on a page').toEqual([]);
  },
  context: async ({ context, troubles }, use) => {
    await troubles.watch(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await leaveHints(page);
    await use(page);
  },
  openVisitor: async ({ browser, baseURL, locale, viewport, troubles }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options = {}) => {
      const usual = { baseURL: baseURL ?? '', locale: locale ?? 'en-GB', viewport };
      const context = await browser.newContext({ ...usual, ...options });
      contexts.push(context);
      await troubles.watch(context);
      const page = await context.newPage();
      await leaveHints(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** At a server of its own, which may be killed. */
export const testAlone = test.extend<{ readonly server: PageServer }>({
  // oxlint-disable-next-line no-empty-pattern -- as above
  server: async ({}, use) => {
    const server = await startPageServer();
    await use(server);
    await server.close();
  },
});

export { expect };
