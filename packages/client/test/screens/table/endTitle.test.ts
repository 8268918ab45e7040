// Who has won is what the winners say: everybody or nobody today, a side of the table some day.
import type { View } from '@cordon/engine';
import { expect, it } from 'vitest';
import { endTitle, isWon, winnersAmong } from '../../../src/screens/table/endTitle.ts';
import { table as words } from '../../../src/words/en/table.ts';
import { EngineTable } from '../../support/engineTable.ts';

const { view: running } = new EngineTable({ game: 'base', players: 3 }, 'an end').scene('en');
const ended = (ending: View['ending'], winners: readonly number[], mine: readonly number[]) => ({
  view: { ...running, ending, winners },
  mine,
});

it('is everybody or nobody where all play together', () => {
  expect(endTitle(ended('won', [1, 2, 3], [1]), words)).toBe(words.end.won);
  expect(endTitle(ended('outbreaks', [], [1, 2]), words)).toBe(words.end.lost);
  expect(endTitle(ended('won', [1, 2, 3], []), words)).toBe(words.end.others.won);
  expect(endTitle(ended('outbreaks', [], []), words)).toBe(words.end.others.lost);
  expect(endTitle(ended('running', [], [1]), words)).toBe(words.log.abandoned);
  for (const winners of [[], [1, 2, 3]]) expect(winnersAmong({ ...running, winners })).toEqual([]);
});

it('is one side where sides play against each other', () => {
  expect(endTitle(ended('outbreaks', [3], [3]), words)).toBe(words.end.won);
  expect(endTitle(ended('won', [1, 2], [3]), words)).toBe(words.end.lost);
  expect(isWon(ended('won', [1, 2], [2, 3]))).toBe(true);
  expect(winnersAmong({ ...running, winners: [3] })).toEqual([3]);
});
