import { expect, it } from 'vitest';
import type { EntryMessage } from '@cordon/protocol';
import { moveBeforeLast } from '../../src/table/group.ts';
import { logFrom, played, undone } from './support/entries.ts';

const later = (entry: EntryMessage): EntryMessage => ({ ...entry, at: '2026-11-15T12:00:01.000Z' });

it('takes back together what was said together', () => {
  const one = logFrom(1, played(1, 1)).map(later);
  const three = logFrom(2, played(1, 2), played(1, 3), played(1, 4));
  expect(moveBeforeLast([...one, ...three], 1)).toBe(1);
  expect(moveBeforeLast(one, 1)).toBe(0);
});

it('stops at what somebody else said, and knows what is gone already', () => {
  const entries = logFrom(1, played(2, 1), played(1, 2), played(1, 3));
  expect(moveBeforeLast(entries, 1)).toBe(1);
  expect(moveBeforeLast(entries, 2)).toBeUndefined();
  expect(moveBeforeLast([...entries, ...logFrom(4, undone(1, 1))], 2)).toBe(0);
  expect(moveBeforeLast([], 1)).toBeUndefined();
});

it('takes back the moves of a saved game one by one, though they were loaded at once', () => {
  const loaded = logFrom(1, played(1, 1), played(1, 2), played(1, 3)).map((entry): EntryMessage =>
    entry.entry === 'played' ? { ...entry, earlier: 'yes' } : entry,
  );
  expect(moveBeforeLast(loaded, 1)).toBe(2);
});
