// The vote to give a game up.
import { describe, expect, test } from 'vitest';
import { ballotOf, endsIt } from '../../src/table/ballot.ts';
import { info } from './support/entries.ts';

/** A table at which these people hold the first seats (one letter for each seat) and bots the others. */
function table(people: string, bots: number, mine: readonly number[], abandon: readonly number[]) {
  const seats = Array.from({ length: people.length + bots }, (_, index) => ({
    seat: index + 1,
    ...(index < people.length ? { person: { id: people[index]!, name: people[index]! } } : { bot: 'fast' }),
  }));
  return { info: info({ seats, abandon, you: { seats: mine, host: 'yes', maySit: 'yes' } }) };
}

describe('a ballot', () => {
  test('needs more than half of the people, however many seats each holds', () => {
    expect(['a', 'ab', 'abc', 'abcd', 'abcde'].map((all) => ballotOf(table(all, 0, [], [])).needed)).toEqual([
      1, 2, 2, 3, 3,
    ]);
    expect(ballotOf(table('a', 3, [1], [])).needed).toBe(1);
    expect(ballotOf(table('aaa', 0, [1], [])).needed).toBe(1);
    expect(ballotOf(table('aaab', 0, [4], [])).needed).toBe(2);
  });

  test('one person on several seats votes once', () => {
    const alone = ballotOf(table('aaaa', 0, [1, 2, 3, 4], []));
    expect(alone.open).toHaveLength(1);
    expect(endsIt(alone)).toBe(true);
    const three = ballotOf(table('aaab', 0, [1, 2, 3], []));
    expect(three.open).toHaveLength(1);
    expect(endsIt(three)).toBe(false);
    expect(ballotOf(table('aaab', 0, [1, 2, 3], [2]))).toMatchObject({ votes: [2], open: [], cast: [2] });
    expect(endsIt(ballotOf(table('aaab', 0, [4], [2])))).toBe(true);
  });

  test('ends nothing while others are needed', () => {
    const among = ballotOf(table('abc', 0, [2], []));
    expect(among).toMatchObject({ open: [2], needed: 2 });
    expect(endsIt(among)).toBe(false);
    expect(endsIt(ballotOf(table('abc', 0, [2], [1])))).toBe(true);
  });

  test('has nothing for those who have voted or only watch', () => {
    expect(ballotOf(table('abc', 0, [2], [2]))).toMatchObject({ open: [], cast: [2] });
    expect(ballotOf(table('abc', 0, [], [2]))).toMatchObject({ open: [], cast: [] });
    expect(ballotOf({ info: undefined })).toMatchObject({ votes: [], open: [], cast: [] });
  });
});
