import { expect, test } from 'vitest';
import { MoveList, type Move } from '../../src/tables/moveList.ts';

const move = (words: string): Move => ({ seat: 1, words, reveals: 0 });
const list = (...words: readonly string[]): MoveList =>
  words.reduce((moves, word) => moves.with(move(word)), MoveList.empty);
const wordsOf = (moves: MoveList): string[] => [...moves].map(({ words }) => words);

test('A list with a move more leaves the shorter one as it was.', () => {
  const one = list('a');
  const two = one.with(move('b'));
  expect([wordsOf(one), wordsOf(two)]).toEqual([['a'], ['a', 'b']]);
  expect([one.last?.words, two.last?.words, MoveList.empty.last]).toEqual(['a', 'b', undefined]);
});

test('Two lists that go on from the same one know nothing of each other.', () => {
  const shared = list('a');
  const left = shared.with(move('b')).with(move('c'));
  const right = shared.with(move('d'));
  expect([wordsOf(left), wordsOf(right), wordsOf(shared)]).toEqual([['a', 'b', 'c'], ['a', 'd'], ['a']]);
  expect([wordsOf(list('x')), wordsOf(list('y'))]).toEqual([['x'], ['y']]);
});

test('A list taken back and played on otherwise leaves the longer one as it was.', () => {
  const long = list('a', 'b', 'c');
  const other = long.backTo(1).with(move('d'));
  expect([wordsOf(long), wordsOf(other)]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'd'],
  ]);
});

test('Nobody gets more moves than a list has.', () => {
  const short = list('a', 'b', 'c').backTo(2);
  expect([wordsOf(short.backTo(9)), short.first(9).length, short.first(1)]).toEqual([
    ['a', 'b'],
    2,
    [move('a')],
  ]);
});
