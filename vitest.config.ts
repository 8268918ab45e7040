import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const project = (name: string, folder: string) => ({
  test: { name, root: folder, include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      project('engine', 'packages/engine'),
      project('protocol', 'packages/protocol'),
      {
        test: {
          ...project('server', 'packages/server').test,
          globalSetup: join(import.meta.dirname, 'packages/server/test/support/postgresUser.ts'),
        },
      },
      project('cli', 'packages/cli'),
      project('scripts', 'scripts'),
    ],
  },
});
