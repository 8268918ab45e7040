import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from '../../../tools/build/sources.ts';

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cordon-'));
  write('package-lock.json', '{}');
  write('packages/client/src/main.tsx', 'one');
  write('packages/engine/src/index.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the hash stays while nothing changes', () => {
  expect(hashSources(root)).toBe(hashSources(root));
});

test.each([
  ['another version of a dependency', 'package-lock.json', '{"version":2}'],
  ['a change of a source', 'packages/client/src/main.tsx', 'other'],
  ['a change of the engine', 'packages/engine/src/index.ts', 'other'],
  ['a new file', 'packages/client/src/styles/new.css', ''],
  ['a new picture', 'packages/client/public/icons/new.png', ''],
  ['another way to build', 'packages/client/vite.config.ts', ''],
])('%s makes another hash', (_what, path, text) => {
  const before = hashSources(root);
  write(path, text);
  expect(hashSources(root)).not.toBe(before);
});

test('what is not part of the page does not count', () => {
  const before = hashSources(root);
  write('packages/client/test/main.test.ts', '');
  write('packages/server/src/main.ts', '');
  expect(hashSources(root)).toBe(before);
});
