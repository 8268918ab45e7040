import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../engine/test/browser/chromium.ts';
import './test/browser/support/games.ts';

const BUILD = join(import.meta.dirname, '..', '..', '.build');

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  outputDir: join(BUILD, 'browser'),
  // One browser for all; every test has its own server and its own visitors.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(BUILD, 'browser.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
  },
});
