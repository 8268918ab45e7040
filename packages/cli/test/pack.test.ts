// The packages that others install: they work as the READMEs say, in plain Node and for the compiler.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folder } from './cordon.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACK = join(import.meta.dirname, '../tools/pack/main.ts');
const TSC = join(ROOT, 'node_modules', '.bin', 'tsc');
const OLDEST_NODE = 20;

/** Every example of a README, under a name of its own. */
function examplesOf(name: string, file: string): (readonly [string, string])[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return Array.from(text.matchAll(/^```ts\n([^]*?)^```$/gmu), ([, code], at) => [
    `${name}${String(at + 1)}`,
    code!,
  ]);
}

const EXAMPLES = [
  ...examplesOf('readme', 'README.md'),
  ...examplesOf('engine', 'packages/engine/README.md'),
  ...examplesOf('bots', 'packages/bots/README.md'),
];

/** The Node of the tests, and the one of the machine if it is another one. */
function nodes(): string[] {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((place) => join(place, 'node'))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file))
    .filter((file) => Number.parseInt(ran(file, ['--version'], ROOT).slice(1), 10) >= OLDEST_NODE);
  return [...new Set([realpathSync(process.execPath), ...found])];
}

function ran(file: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr], [file, ...args].join(' ')).toEqual([0, '']);
  return stdout;
}

const place = folder();

beforeAll(() => {
  const packed = ran(process.execPath, [PACK, join(place, 'packed')], ROOT)
    .trim()
    .split('\n');
  expect(packed).toHaveLength(2);
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }');
  ran('npm', ['install', ...packed, '--offline', '--no-audit', '--ignore-scripts'], place);
  for (const [name, code] of EXAMPLES)
    for (const ending of ['mjs', 'ts']) writeFileSync(join(place, `${name}.${ending}`), code);
});

describe('the packed engine and bots', () => {
  it('have examples in all READMEs', () => {
    expect(EXAMPLES.map(([name]) => name)).toEqual(['readme1', 'engine1', 'engine2', 'bots1']);
  });

  it('bring licence, README and types, and nothing that has to be compiled', () => {
    for (const name of ['engine', 'bots']) {
      const installed = join(place, 'node_modules', '@cordon', name);
      const files = readdirSync(installed, { recursive: true }).map(String);
      expect(files).toEqual(
        expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']),
      );
      expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
    }
  });

  it.each(nodes())('run every example in %s', (node) => {
    for (const [name] of EXAMPLES) expect(ran(node, [`${name}.mjs`], place).trim(), name).not.toBe('');
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])('are typed for moduleResolution %s', (resolution, module) => {
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--types', ''];
    const how = ['--target', 'es2022', '--lib', 'es2024,dom', '--module', module];
    const files = EXAMPLES.map(([name]) => `${name}.ts`);
    ran(TSC, [...strict, ...how, '--moduleResolution', resolution, ...files], place);
  });

  it('are not packed from the repository as it stands', () => {
    for (const name of ['engine', 'bots']) {
      const { status, stdout, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
        cwd: join(ROOT, 'packages', name),
        encoding: 'utf8',
      });
      expect(status).not.toBe(0);
      expect(stdout + stderr).toContain('npm run pack');
    }
  });
});
