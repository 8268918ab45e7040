// What is told goes into the model: nothing twice, nothing left out.
import { describe, expect, test } from 'vitest';
import { leavesGap, takeNews } from '../../src/table/takeNews.ts';
import { board, created, info, logFrom, played, said, TABLE, tableWith, update } from './support/entries.ts';

const boards = [board(1, 1, ['end'])];
const known = tableWith({ entries: logFrom(1, created, said('a')), position: 1, info: info(), boards });

describe('an update', () => {
  test('adds its entries and replaces what it brings', () => {
    const now = info({ status: 'over' });
    const after = takeNews(known, update(logFrom(3, said('b')), { position: 3, move: 7, info: now }));
    expect(after.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(after).toMatchObject({ number: 3, position: 3, move: 7, info: now });
    expect(after.boards).toBe(boards);
  });

  test('of several, moves the board with the last', () => {
    const first = takeNews(known, update(logFrom(3, played(1, 1)), { position: 4, move: 2, more: 'yes' }));
    expect(first).toMatchObject({ number: 3, position: 1, move: 0 });
    const last = takeNews(first, update(logFrom(4, played(1, 2)), { position: 4, move: 2, boards: [] }));
    expect(last).toMatchObject({ number: 4, position: 4, move: 2, boards: [] });
    expect(last.entries).toHaveLength(4);
  });

  test('that repeats entries doubles none', () => {
    const again = takeNews(known, update(logFrom(2, said('a'), said('b'))));
    expect(again.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('of a log that begins anew throws away the old one', () => {
    const anew = takeNews(known, update(logFrom(1, created), { position: 0 }));
    expect(anew).toMatchObject({ number: 1, position: 0 });
    expect(anew.entries).toHaveLength(1);
  });

  test('that tells of a removed message takes its text away', () => {
    const before = tableWith({ entries: logFrom(1, created, said('ugly'), said('kind')) });
    const after = takeNews(before, update(logFrom(4, { entry: 'removed', of: 2 })));
    expect(after.entries[1]).toMatchObject({ entry: 'said', text: '', removed: 'yes' });
    expect(after.entries[2]).toMatchObject({ text: 'kind' });
  });

  test('that leaves out entries is not taken', () => {
    const late = update(logFrom(4, said('c')));
    expect(leavesGap(known, late)).toBe(true);
    expect(takeNews(known, late)).toBe(known);
    const empty = update([], { number: 3 });
    expect(leavesGap(known, empty)).toBe(true);
    expect(leavesGap(known, update([], { number: 2 }))).toBe(false);
    expect(leavesGap(known, update(logFrom(3, said('b'))))).toBe(false);
  });

  test('without entries brings the board anew', () => {
    const fresh = [board(1, 2, [])];
    expect(takeNews(known, update([], { number: 2, position: 1, boards: fresh })).boards).toBe(fresh);
  });

  test('that tells what is known already leaves it the same thing, to be drawn once', () => {
    const told = { boards: structuredClone(boards), info: structuredClone(known.info!) };
    const after = takeNews(known, update([], { number: known.number, position: 1, ...told }));
    expect(after.boards).toBe(boards);
    expect(after.info).toBe(known.info);
    const other = [board(1, 1, ['end', 'pass'])];
    expect(takeNews(known, update([], { number: known.number, boards: other })).boards).toBe(other);
  });
});

test('who is there is replaced', () => {
  const after = takeNews(known, { type: 'presence', table: TABLE, seats: [1, 2], watchers: 3 });
  expect(after.presence).toEqual({ seats: [1, 2], watchers: 3 });
});

test('a closed table keeps what was known, until it is open again', () => {
  const closed = { type: 'closed', table: TABLE, code: 'unknown-table', message: 'Gone.' } as const;
  const after = takeNews(known, closed);
  expect(after).toEqual({ ...known, closed });
  expect(takeNews(after, update([], { number: 2, position: 1 })).closed).toBeUndefined();
});

test('other tables change nothing', () => {
  expect(takeNews(known, { ...update(logFrom(3, said('b'))), table: 'othertable' })).toBe(known);
  expect(leavesGap(known, { ...update(logFrom(9, said('b'))), table: 'othertable' })).toBe(false);
});
