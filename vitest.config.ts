import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './packages/client/tools/build/games.ts';

// Processes and threads that tests start by the hundred compile the same files: once is enough.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.build', 'compiled');

/** Our sources run as they are, as in the program: nothing is rewritten for each project, and calls between modules stay direct. */
const SOURCES = /\/packages\/(?:engine|bots|protocol|tables|server|cli)\/src\/.*\.ts$/u;

/** Limits are for what hangs: on a busy machine everything else may take its time. */
const project = (name: string, folder: string) => ({
  test: {
    name,
    root: folder,
    include: ['test/**/*.test.ts'],
    server: { deps: { external: [SOURCES] } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 10 } },
  },
});

/** Tests that leave nothing behind in modules: files share a worker and what they import, a third of the work. */
const shared = (name: string, folder: string) => ({
  test: { ...project(name, folder).test, isolate: false },
});

/** These put modules in place of others, or need some that no other file has used. */
const MOCKING = ['test/secrets/leaks.test.ts'];
const CLIENT_ALONE = [
  'test/local/localChannel.test.ts',
  'test/rules/pointer.test.ts',
  'test/screens/home/daily/findPlace.test.ts',
  'test/screens/home/daily/keepAsking.test.ts',
  'test/screens/table/stopped.test.tsx',
  'test/settings/settings.test.ts',
];

/** With the modules that only the build of the page makes, and every game loaded. */
const client = (test: ReturnType<typeof project>['test'], files: object) => ({
  plugins: [gamesPlugin()],
  test: { ...test, ...files, setupFiles: join(import.meta.dirname, 'packages/client/test/support/kits.ts') },
});

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Many tests wait for clocks and for processes of their own: one worker more than there are cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared('engine', 'packages/engine').test,
          setupFiles: join(import.meta.dirname, 'packages/engine/test/loadInOrder.ts'),
        },
      },
      shared('bots', 'packages/bots'),
      shared('protocol', 'packages/protocol'),
      shared('tables', 'packages/tables'),
      {
        test: {
          ...shared('server', 'packages/server').test,
          exclude: MOCKING,
          globalSetup: join(import.meta.dirname, 'packages/server/test/support/postgresUser.ts'),
        },
      },
      { test: { ...project('server-mocking', 'packages/server').test, include: MOCKING, server: {} } },
      client(shared('client', 'packages/client').test, {
        include: ['test/**/*.test.{ts,tsx}'],
        exclude: CLIENT_ALONE,
      }),
      client(project('client-alone', 'packages/client').test, { include: CLIENT_ALONE }),
      project('cli', 'packages/cli'),
      project('scripts', 'scripts'),
    ],
  },
});
