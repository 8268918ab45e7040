// What stands after taking back, and what is new since a number.
import { expect, test } from 'vitest';
import { freshEntries, freshFacts } from '../../src/table/fresh.ts';
import { standing, takenBack } from '../../src/table/standing.ts';
import { created, logFrom, played, said, tableWith, undone } from './support/entries.ts';

// The table began with two moves that its log does not name.
const log = logFrom(
  1,
  created,
  { entry: 'started', move: 2, facts: [{ fact: 'set-up' }] as never },
  played(1, 3, { facts: [{ fact: 'a' }] }),
  played(1, 4, { facts: [{ fact: 'b' }] }),
  undone(1, 3),
  said('oops'),
  played(1, 4, { facts: [{ fact: 'c' }] }),
  played(2, 5),
);

test('commands that were taken back do not stand', () => {
  expect(standing(log).map(({ number }) => number)).toEqual([3, 7, 8]);
  expect([...takenBack(log)]).toEqual([4]);
  expect(standing(logFrom(1, played(1, 1), played(1, 2), undone(1, 0)))).toEqual([]);
});

test('what is new is what has a larger number', () => {
  const model = tableWith({ entries: log });
  expect(freshEntries(model, 6).map(({ number }) => number)).toEqual([7, 8]);
  expect(freshEntries(model, 0)).toHaveLength(8);
  expect(freshEntries(model, 8)).toBe(freshEntries(model, 9));
});

test('facts of commands that were taken back are not told', () => {
  const names = (from: number) => freshFacts(tableWith({ entries: log }), from).map(({ fact }) => fact);
  expect(names(0)).toEqual(['set-up', 'a', 'c']);
  expect(names(3)).toEqual(['c']);
  expect(names(8)).toEqual([]);
});
