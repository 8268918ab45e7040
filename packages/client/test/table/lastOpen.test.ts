import { afterEach, expect, test, vi } from 'vitest';
import { emptyTable } from '../../src/table/model.ts';
import { keepOpen, takeOpen } from '../../src/table/lastOpen.ts';
import { keepIn, keepNothing } from '../support/storage.ts';

afterEach(() => vi.unstubAllGlobals());

const model = { ...emptyTable('one'), epoch: 'local', number: 12, move: 7 };

test('the table that was last open comes back as it stood, once', () => {
  keepIn(new Map());
  keepOpen({ ...model, id: 'other' });
  keepOpen(model);
  expect(takeOpen('one')).toEqual(JSON.parse(JSON.stringify(model)));
  expect(takeOpen('one')).toBeUndefined();
});

test('no other table, nothing of another version and nothing unreadable comes back', () => {
  const kept = new Map<string, string>();
  keepIn(kept);
  keepOpen(model);
  expect(takeOpen('other')).toBeUndefined();
  keepOpen(model);
  const [[key, text] = ['', '']] = kept;
  kept.set(key, text.replace('lastOpen', 'lastOpen-of-another-version'));
  expect(takeOpen('one')).toBeUndefined();
  for (const broken of ['', 'null', '{', '{"page":1}', '[]']) {
    kept.set(key, broken);
    expect(takeOpen('one'), broken).toBeUndefined();
    expect(kept.size).toBe(0);
  }
});

test('a table of a million letters is not kept, nor the one before it', () => {
  const kept = new Map<string, string>();
  keepIn(kept);
  keepOpen(model);
  keepOpen({ ...model, id: 'x'.repeat(1_000_001) });
  expect(kept.size).toBe(0);
});

test('a browser that keeps nothing is no trouble', () => {
  keepNothing();
  keepOpen(model);
  expect(takeOpen('one')).toBeUndefined();
});
