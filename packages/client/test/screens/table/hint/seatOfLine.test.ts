import { expect, test } from 'vitest';
import { seatOfLine } from '../../../../src/screens/table/hint/seatOfLine.ts';
import { EngineTable } from '../../../support/engineTable.ts';

const { view, facts } = new EngineTable({ game: 'base', players: 3 }, 'whose hint').scene('en');
const seatOf = (commands: readonly string[], decides: number): number =>
  seatOfLine(commands, decides, view, facts);

test('a line is of whoever decides, even if another begins it or answers in it', () => {
  expect(seatOf(['2: drive chicago', '3: accept'], 2)).toBe(2);
  expect(seatOf(['1: one-quiet-night', '2: drive chicago'], 2)).toBe(2);
});

test('an event of another alone is of that one', () => {
  expect(seatOf(['1: one-quiet-night'], 2)).toBe(1);
});

test('to do nothing is up to whoever decides', () => {
  expect(seatOf([], 3)).toBe(3);
});
