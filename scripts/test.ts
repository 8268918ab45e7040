// Runs every check of the project, stops at the first failure, and ends with the number of tests.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const results = join(root, '.build', 'vitest.json');

const tool = (name: string, ...args: string[]) => [join(root, 'node_modules', '.bin', name), ...args];
const script = (name: string) => [process.execPath, join(root, 'scripts', name)];

const steps: readonly (readonly [name: string, command: readonly string[]])[] = [
  ['types', tool('tsc', '-b')],
  ['lint', tool('oxlint', '--type-aware', '--deny-warnings')],
  ['format', tool('prettier', '--check', '--log-level', 'warn', '.')],
  ['arrows', script('arrows.ts')],
  ['dead code', tool('knip', '--no-progress')],
  ['tests', tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`)],
  ['rule coverage', script('rule-coverage.ts')],
];

interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

function readCounts(): Counts {
  const value: unknown = JSON.parse(readFileSync(results, 'utf8'));
  if (typeof value === 'object' && value !== null && 'numPassedTests' in value && 'numFailedTests' in value) {
    const { numPassedTests, numFailedTests } = value;
    if (typeof numPassedTests === 'number' && typeof numFailedTests === 'number')
      return { numPassedTests, numFailedTests };
  }
  throw new Error(`${results} holds no counts`);
}

function main(): number {
  rmSync(results, { force: true });
  const summary: string[] = [];
  for (const [name, [file = '', ...args]] of steps) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const { status, signal, error } = spawnSync(file, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    summary.push(`${name.padEnd(14)}${seconds.padStart(6)} s`);
    if (status !== 0) {
      console.log(`\n${summary.join('\n')}\n`);
      console.error(`FAILED: ${name} (${error?.message ?? signal ?? `exit code ${status}`})`);
      return 1;
    }
  }
  const { numPassedTests, numFailedTests } = readCounts();
  console.log(`\n${summary.join('\n')}\n`);
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
  return numFailedTests === 0 ? 0 : 1;
}

process.exitCode = main();
