import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMetrics } from '../../src/metrics.ts';
import { readSettings, VARIABLES } from '../../src/settings.ts';
import { readProject, ROOT } from './files.ts';

const page = readProject('docs/operating.md');

/** The rows of the table of settings: a variable and what it usually is. */
const rows = new Map(
  [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\|/gmu)].map(([, name = '', usual = '']) => [
    name,
    usual,
  ]),
);

test('the page lists every variable, and no other', () => {
  expect([...rows.keys()]).toEqual(VARIABLES);
  const mentioned = new Set(page.match(/\bCORDON_[A-Z_]*[A-Z]\b/gu));
  for (const name of mentioned) expect(VARIABLES).toContain(name);
});

test('what the page says is usual is what the server does', () => {
  expect(readSettings(Object.fromEntries(rows))).toEqual(readSettings({}));
  const silent = [...rows].filter(([, usual]) => usual === '').map(([name]) => name);
  expect(silent).toEqual(['DATABASE_URL', 'CORDON_ORIGIN', 'CORDON_SECRET']);
});

test('the page names every metric of ours, and no other', async () => {
  const text = await makeMetrics().text();
  const counted = [...text.matchAll(/^# TYPE (cordon_\w+)/gmu)].map(([, name = '']) => name);
  expect(counted.length).toBeGreaterThan(10);
  const named = new Set(page.match(/\bcordon_[a-z_]+/gu));
  named.delete('cordon_restored');
  expect([...named].sort()).toEqual(counted.sort());
});

test('the files that the page links to are there', () => {
  const links = [...page.matchAll(/\]\(([^)]+)\)/gu)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(4);
  for (const path of links) expect(existsSync(join(ROOT, 'docs', path)), path).toBe(true);
});
