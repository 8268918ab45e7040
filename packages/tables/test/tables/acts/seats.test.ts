// Who may sit down while the cards of a table are sealed.
import { expect, test } from 'vitest';
import { hashToken } from '../../../src/identity/tokens.ts';
import { arrive, sit } from '../../../src/tables/acts/seats.ts';
import { follow } from '../../../src/tables/follow.ts';
import { gameFor } from '../../../src/tables/games.ts';
import { rightsOf } from '../../../src/tables/rights.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const TOMORROW = 1000;

const { table } = follow(
  undefined,
  'table',
  {
    entry: 'created',
    host: ann,
    config: gameFor({ players: 2 }).config,
    deal: { seed: '0'.repeat(32) },
    moves: [],
    sealed: TOMORROW,
    knowers: ['ann'],
    watchers: 'none',
    listed: 'no',
    invite: hashToken('invite'),
  },
  0,
);
const kept = follow(
  table,
  'table',
  { entry: 'left', seat: 2, how: 'handed-over', hash: hashToken('seat') },
  0,
);

const sitDown = (guest: typeof ann, now: number) => () =>
  sit(
    table,
    rightsOf(table, { guest, hashes: [hashToken('invite')] }),
    guest,
    { type: 'sit', id: 1, table: 'table', seat: 2 },
    now,
  );

test('those who know them may at any time, others when the day is over', () => {
  expect(sitDown(ann, 0)).not.toThrow();
  expect(sitDown(bob, TOMORROW - 1)).toThrow('Others play this deal today');
  expect(sitDown(bob, TOMORROW)).not.toThrow();
});

test('the link of a seat is no way around it', () => {
  expect(arrive(kept.table, bob, hashToken('seat'), TOMORROW - 1)).toBeUndefined();
  expect(arrive(kept.table, bob, hashToken('seat'), TOMORROW)?.entries).toHaveLength(1);
});
