// The vote to give a game up.
import { describe, expect, test } from 'vitest';
import { ballotOf, endsIt } from '../../src/table/ballot.ts';
import { info } from './support/entries.ts';

/** A table at which people hold the first seats and bots the others. */
function table(people: number, bots: number, mine: readonly number[], abandon: readonly number[]) {
  const seats = Array.from({ length: people + bots }, (_, index) => ({
    seat: index + 1,
    ...(index < people ? { person: { id: 'gann', name: 'Ann' } } : { bot: 'fast' }),
  }));
  return { info: info({ seats, abandon, you: { seats: mine, host: 'yes', maySit: 'yes' } }) };
}

describe('a ballot', () => {
  test('needs more than half of the seats that people hold', () => {
    expect([1, 2, 3, 4, 5].map((people) => ballotOf(table(people, 0, [], [])).needed)).toEqual([
      1, 2, 2, 3, 3,
    ]);
    expect(ballotOf(table(1, 3, [1], [])).needed).toBe(1);
  });

  test('lets all seats of one person vote, as far as votes are missing', () => {
    const alone = ballotOf(table(4, 0, [1, 2, 3, 4], []));
    expect(alone).toMatchObject({ open: [1, 2, 3], cast: [] });
    expect(endsIt(alone)).toBe(true);
    expect(ballotOf(table(4, 0, [1, 2, 3, 4], [1]))).toMatchObject({ open: [2, 3], cast: [1] });
  });

  test('ends nothing while others are needed', () => {
    const among = ballotOf(table(3, 0, [2], []));
    expect(among).toMatchObject({ open: [2], needed: 2 });
    expect(endsIt(among)).toBe(false);
    expect(endsIt(ballotOf(table(3, 0, [2], [1])))).toBe(true);
  });

  test('has nothing for those who have voted or only watch', () => {
    expect(ballotOf(table(3, 0, [2], [2]))).toMatchObject({ open: [], cast: [2] });
    expect(ballotOf(table(3, 0, [], [2]))).toMatchObject({ open: [], cast: [] });
    expect(ballotOf({ info: undefined })).toMatchObject({ votes: [], open: [], cast: [] });
  });
});
