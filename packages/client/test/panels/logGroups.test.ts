import { expect, test } from 'vitest';
import { logGroups } from '../../src/panels/logGroups.ts';
import type { TurnLine } from '../../src/table/turns.ts';

const played = (number: number, command: string, gone: 'yes' | 'no' = 'no'): TurnLine => ({
  entry: { number, at: '', entry: 'played', seat: 1, move: number, command, facts: [] },
  facts: [],
  gone,
});

test('the same step again and again is one entry; other moves, and what was taken back, stand alone', () => {
  const lines = [
    played(1, 'drive paris'),
    played(2, 'drive paris'),
    played(3, 'infect', 'yes'),
    played(4, 'infect'),
    played(5, 'infect'),
    played(6, 'end'),
  ];
  const stepOf = ({ entry }: TurnLine): string | undefined =>
    entry.entry === 'played' && entry.command !== 'drive paris' ? entry.command : undefined;
  const numbers = logGroups(lines, stepOf).map((group) => group.map(({ entry }) => entry.number));
  expect(numbers).toEqual([[1], [2], [3], [4, 5], [6]]);
});
