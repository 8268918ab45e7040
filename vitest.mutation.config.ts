import { defineConfig } from 'vitest/config';

// Mutation testing asks the tests of the rules, which are fast; the long property runs would only slow it down.
// Stryker finds tests by their suite and title joined with a blank, vitest 5 joins them with “ > ”: without suites they agree.
const withoutSuites = {
  name: 'without-suites',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.test.ts')
      ? `const inline = (_title: string, body: () => void) => body();\n${code.replaceAll(/\bdescribe\(/gu, 'inline(')}`
      : undefined,
};

export default defineConfig({
  plugins: [withoutSuites],
  test: {
    root: 'packages/engine',
    include: ['test/rules/**/*.test.ts', 'test/modules/**/*.test.ts', 'test/kernel/visibility.test.ts'],
    isolate: false,
  },
});
