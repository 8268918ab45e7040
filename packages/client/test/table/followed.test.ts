// How far a line has been played.
import type { EntryMessage } from '@cordon/protocol';
import { expect, test } from 'vitest';
import { followed } from '../../src/table/followed.ts';
import type { PlayedEntry } from '../../src/table/standing.ts';

const at = '2026-11-16T00:00:00.000Z';
const played = (number: number, move: number, seat: number, command: string): PlayedEntry => ({
  number,
  at,
  entry: 'played',
  seat,
  move,
  command,
  facts: [],
});
const LINE = ['1: drive chicago', '1: treat blue', '2: accept'];

test('counts the steps since it was told, whatever else is said', () => {
  const log: EntryMessage[] = [
    played(4, 1, 2, 'drive lima'),
    { number: 5, at, entry: 'hinted', seat: 1 },
    played(6, 2, 1, 'drive chicago'),
  ];
  expect(followed(log, 4, LINE)).toBe(1);
  expect(followed(log, 6, LINE)).toBe(0);
  expect(followed([...log, played(7, 3, 1, 'treat blue'), played(8, 4, 2, 'accept')], 4, LINE)).toBe(3);
});

test('is left when something else is played, and taken up again when that is taken back', () => {
  const log = [played(6, 2, 1, 'drive chicago'), played(7, 3, 1, 'drive atlanta')];
  expect(followed(log, 4, LINE)).toBeUndefined();
  expect(followed([...log, { number: 8, at, entry: 'undone', seat: 1, to: 2 }], 4, LINE)).toBe(1);
});

test('stays whole when the game goes on after its end', () => {
  const log = [played(6, 2, 1, 'drive chicago'), played(7, 3, 1, 'end')];
  expect(followed(log, 4, LINE.slice(0, 1))).toBe(1);
});

test('begins after the moves that the table was made with', () => {
  const before: EntryMessage = { ...played(3, 1, 2, 'drive lima'), earlier: 'yes' };
  expect(followed([before, played(4, 2, 1, 'drive chicago')], 0, LINE)).toBe(1);
});
