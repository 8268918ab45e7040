import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../engine/test/browser/chromium.ts';
import './test/browser/support/games.ts';

const BUILD = join(import.meta.dirname, '..', '..', '.build');

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  outputDir: join(BUILD, 'browser'),
  // Each worker has a browser and a server that go on from test to test; every test has its own visitors.
  workers: 2,
  fullyParallel: true,
  // A test that fails is run again to be recorded, and has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  // Limits are for what hangs: on a busy machine everything else may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(BUILD, 'browser.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    // Keeping the whole page for times without a network costs each visitor a second: the tests that need it allow it.
    serviceWorkers: 'block',
  },
});
