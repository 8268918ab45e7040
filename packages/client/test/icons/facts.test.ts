import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOXES } from '../../src/boxes/boxes.ts';
import { boxesOf } from '../../src/boxes/load.ts';
import { ENTRIES } from '../../src/icons/common/entries.ts';
import { FACTS } from '../../src/icons/lookups.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');

/** The names in the first column of the first table that has such a head. */
function namesIn(page: string, head: string): readonly string[] {
  const text = readFileSync(join(DOCS, page), 'utf8');
  const rows = text.slice(text.indexOf(head)).split('\n\n', 1)[0]!.split('\n').slice(2);
  return rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([\w-]+)`/gu)].map((match) => match[1]!));
}

test('every fact that the protocol tells of has a picture', async () => {
  await boxesOf(
    'en',
    BOXES.map(({ id }) => id),
  );
  const facts = namesIn('protocol-views.md', '| fact | fields |');
  expect(facts.length).toBeGreaterThan(40);
  expect(facts.filter((fact) => !Object.hasOwn(FACTS, fact))).toEqual([]);
});

test('every entry of the log has a picture', () => {
  const entries = namesIn('protocol.md', '| entry | further fields |');
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => !Object.hasOwn(ENTRIES, entry))).toEqual([]);
});
