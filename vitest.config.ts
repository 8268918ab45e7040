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
      project('server', 'packages/server'),
      project('cli', 'packages/cli'),
      project('scripts', 'scripts'),
    ],
  },
});
