import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home } from '../../src/words/en/home.ts';
import { tableOf, withinOf } from '../../tools/build/within.ts';

const CLIENT = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
const element = (pattern: RegExp): string => plain(pattern.exec(page)?.[1] ?? '');

test('what is seen before the page has begun is what the home screen says', () => {
  expect(element(/<h1>(.*?)<\/h1>/su)).toBe(home.title);
  expect(element(/<p class="first-intro">(.*?)<\/p>/su)).toBe(home.intro);
  expect(/name="description"\s+content="([^"]*)"/u.exec(page)?.[1]).toBe(home.intro);
});

test('at other addresses than home nothing of home is seen first, and all else is the same', () => {
  const within = withinOf(page);
  expect(within).not.toContain(home.title);
  expect(within.slice(within.indexOf('<body'))).not.toContain(home.intro.slice(0, 20));
  expect(/<noscript>.*<\/noscript>/su.exec(within)?.[0]).toBe(/<noscript>.*<\/noscript>/su.exec(page)?.[0]);
  const head = (html: string): string[] => html.slice(0, html.indexOf('<body')).split(/(?=<)/u);
  const left = head(page).filter((tag) => !head(within).includes(tag));
  expect(
    left.map((tag) => /href="([^"]*)"/u.exec(tag)?.[1]),
    'only the picture of home',
  ).toEqual(['/hero.svg']);
  expect(head(within)).toEqual(head(page).filter((tag) => !left.includes(tag)));
  expect(within).toMatch(/<div id="page"><\/div>\s*<div id="first">.*<\/div>\s*<\/body>/su);
  expect(() => withinOf('<body></body>')).toThrow('nothing to show first');
});

test('at a table what it needs is named first, and no typeface', () => {
  const within = withinOf(page);
  const table = tableOf(within, '<link rel="modulepreload" href="/assets/table.js">');
  expect(table).toMatch(/href="\/assets\/table\.js">\s*<\/head>/u);
  expect(table).not.toContain('as="font"');
  expect(table.slice(table.indexOf('<body'))).toBe(within.slice(within.indexOf('<body')));
});

test('nothing in it needs an exception from the rules for scripts and styles', () => {
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/u);
});

test('every file it names is there, and every icon of the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT, 'public', 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  const named = [...page.matchAll(/(?:href|src)="\/([^"]+\.\w+)"/gu)].map(([, path = '']) => path);
  const icons = manifest.icons.map(({ src }) => src.slice(1));
  expect(named.length).toBeGreaterThan(4);
  expect(icons.length).toBeGreaterThan(2);
  for (const path of [...named, ...icons])
    expect(existsSync(join(CLIENT, path)) || existsSync(join(CLIENT, 'public', path)), path).toBe(true);
});
