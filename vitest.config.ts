import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './packages/client/tools/build/games.ts';

// Processes and threads that tests start by the hundred compile the same files: once is enough.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.build', 'compiled');

/** Limits are for what hangs: on a busy machine everything else may take its time. */
const project = (name: string, folder: string) => ({
  test: {
    name,
    root: folder,
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
  },
});

export default defineConfig({
  test: {
    passWithNoTests: true,
    // The process that hands out the files has little to do: on a small machine every core can test.
    maxWorkers: availableParallelism(),
    projects: [
      project('engine', 'packages/engine'),
      project('bots', 'packages/bots'),
      project('protocol', 'packages/protocol'),
      project('tables', 'packages/tables'),
      {
        test: {
          ...project('server', 'packages/server').test,
          globalSetup: join(import.meta.dirname, 'packages/server/test/support/postgresUser.ts'),
        },
      },
      {
        plugins: [gamesPlugin()],
        test: { ...project('client', 'packages/client').test, include: ['test/**/*.test.{ts,tsx}'] },
      },
      project('cli', 'packages/cli'),
      project('scripts', 'scripts'),
    ],
  },
});
