// Runs every check of the project, stops at the first failure, and ends with the number of tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readyBrowser, thisMachine } from './browser.ts';
import { fieldsOf, inPlaywright, inVitest, readFailures, tell } from './failures.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, '.build', 'vitest.json');
/** As packages/client/playwright.config.ts names it. */
const browserResults = join(root, '.build', 'browser.json');

const tool = (name: string, ...args: string[]) => [join(root, 'node_modules', '.bin', name), ...args];
const script = (name: string) => [process.execPath, join(root, 'scripts', name)];

type Step = readonly [name: string, command: readonly string[]];

/** These rows run side by side, since most tools use one core; what each of them says is kept together. */
const rows: readonly (readonly Step[])[] = [
  [
    ['types', tool('tsc', '-b')],
    ['lint', tool('oxlint', '--type-aware', '--deny-warnings')],
    ['page', [process.execPath, join(root, 'packages/client/tools/build/main.ts'), '--if-needed']],
  ],
  [
    ['format', tool('oxfmt', '--check')],
    ['arrows', script('arrows.ts')],
    ['dead code', tool('knip', '--no-progress')],
  ],
];

const steps: readonly Step[] = [
  ['tests', tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`)],
  ['browser', tool('playwright', 'test', '--config', join(root, 'packages', 'client'))],
  ['rule coverage', script('rule-coverage.ts')],
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The sums of some fields of an object that a tool wrote. */
function readCounts(
  file: string,
  passed: readonly string[],
  failed: readonly string[],
  inside?: string,
): Counts {
  const whole: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const fields = inside === undefined ? fieldsOf(whole) : fieldsOf(fieldsOf(whole).get(inside));
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => {
      const count = fields.get(name);
      if (typeof count !== 'number') throw new Error(`${file} holds no ${name}`);
      return total + count;
    }, 0);
  return { passed: sum(passed), failed: sum(failed) };
}

/** Ends the log with what failed: often its last lines are all that is kept. */
function tellFailures(): void {
  const failures = [...readFailures(results, inVitest), ...readFailures(browserResults, inPlaywright)];
  if (failures.length > 0) console.error(`\n${tell(failures, root)}`);
}

const summary: string[] = [];
const failures: string[] = [];

/** Runs steps one after the other until one fails, here or in another row. */
async function runAll(row: readonly Step[], output: 'shown' | 'kept'): Promise<void> {
  for (const [name, [file = '', ...args]] of row) {
    if (failures.length > 0) return;
    if (output === 'shown') console.log(`\n== ${name}`);
    const start = performance.now();
    const child = spawn(file, args, {
      cwd: root,
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += String(data)));
    const ending = await once(child, 'close').catch((error: unknown) => [error]);
    if (output === 'kept') console.log(`\n== ${name}\n${said.trimEnd()}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    summary.push(`${name.padEnd(14)}${seconds.padStart(6)} s`);
    const [code, signal]: readonly unknown[] = ending;
    if (code !== 0) failures.push(`FAILED: ${name} (${String(signal ?? code)})`);
  }
}

async function main(): Promise<number> {
  const missing = readyBrowser(thisMachine);
  if (missing !== undefined) {
    console.error(missing);
    return 1;
  }
  for (const file of [results, browserResults]) rmSync(file, { force: true });
  await Promise.all(rows.map((row) => runAll(row, 'kept')));
  await runAll(steps, 'shown');
  if (failures.length > 0) {
    console.log(`\n${summary.join('\n')}\n`);
    for (const failure of failures) console.error(failure);
    tellFailures();
    return 1;
  }
  const units = readCounts(results, ['numPassedTests'], ['numFailedTests']);
  const browser = readCounts(browserResults, ['expected'], ['unexpected', 'flaky'], 'stats');
  const failed = units.failed + browser.failed;
  console.log(`\n${summary.join('\n')}\n`);
  console.log(`${units.passed + browser.passed} passed, ${failed} failed`);
  return failed === 0 && browser.passed > 0 ? 0 : 1;
}

process.exitCode = await main();
