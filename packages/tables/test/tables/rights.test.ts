// Who may do what at a table: by the guest, by the keys that were shown, and by what the table allows.
import { describe, expect, test } from 'vitest';
import type { Entry, EntryOf } from '../../src/entries/entries.ts';
import { hashToken } from '../../src/identity/tokens.ts';
import { follow } from '../../src/tables/follow.ts';
import { gameFor } from '../../src/tables/games.ts';
import {
  mayEnter,
  needHost,
  needPart,
  needPlaying,
  needPosition,
  needSeat,
  rightsOf,
  type Rights,
} from '../../src/tables/rights.ts';
import type { Table } from '../../src/tables/table.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const cleo = { id: 'cleo', name: 'Cleo' };

const created: EntryOf<'created'> = {
  entry: 'created',
  host: ann,
  config: gameFor({ players: 3 }).config,
  deal: { seed: '0'.repeat(32) },
  moves: [],
  watchers: 'allowed',
  listed: 'no',
  invite: hashToken('invite'),
  watch: hashToken('watch'),
};
const seated: Entry[] = [
  { entry: 'sat', seat: 1, person: bob, hash: hashToken('seat 1') },
  { entry: 'left', seat: 2, how: 'handed-over', hash: hashToken('seat 2') },
];

function tableOf(first: Partial<EntryOf<'created'>> = {}, entries: readonly Entry[] = seated): Table {
  let { table } = follow(undefined, 'table', { ...created, ...first }, 0);
  for (const entry of entries) table = follow(table, 'table', entry, 0).table;
  return table;
}

/** The rights of a guest with these keys, in one line. */
function line(table: Table, guest: typeof ann | undefined, ...keys: readonly string[]): string {
  const { seats, host, maySit, watches } = rightsOf(table, { guest, hashes: keys.map(hashToken) });
  return `seats [${seats.join()}] host ${host} sit ${maySit} watch ${watches}`;
}

describe('rights', () => {
  test('of everybody at a table with watchers', () => {
    const table = tableOf();
    expect(line(table, ann)).toBe('seats [] host yes sit yes watch yes');
    expect(line(table, bob)).toBe('seats [1] host no sit yes watch yes');
    expect(line(table, undefined, 'seat 1')).toBe('seats [1] host no sit no watch yes');
    expect(line(table, cleo, 'invite')).toBe('seats [] host no sit yes watch yes');
    expect(line(table, undefined, 'watch')).toBe('seats [] host no sit no watch yes');
    // The key of a seat that is kept opens nothing before it is taken.
    expect(line(table, undefined, 'seat 2')).toBe('seats [] host no sit no watch no');
    expect(line(table, cleo)).toBe('seats [] host no sit no watch no');
    expect(line(table, cleo, 'nonsense', 'seat 3')).toBe('seats [] host no sit no watch no');
  });

  test('of everybody at a table without watchers', () => {
    const { watch: _none, ...rest } = created;
    const table = tableOf({ ...rest, watchers: 'none' });
    expect(line(table, ann)).toBe('seats [] host yes sit yes watch yes');
    expect(line(table, bob)).toBe('seats [1] host no sit yes watch yes');
    expect(line(table, cleo, 'invite')).toBe('seats [] host no sit yes watch no');
  });

  test('a listed table is open to all', () => {
    expect(line(tableOf({ listed: 'yes' }), undefined)).toBe('seats [] host no sit yes watch yes');
    expect(line(tableOf({ listed: 'yes', watchers: 'none' }), cleo)).toBe(
      'seats [] host no sit yes watch no',
    );
  });

  test('whoever sat here once may come back; a new link shuts out whoever did not', () => {
    const left = tableOf({}, [
      ...seated,
      { entry: 'left', seat: 1, how: 'left' },
      { entry: 'linked', which: 'invite', hash: hashToken('another') },
    ]);
    expect(line(left, bob)).toBe('seats [] host no sit yes watch yes');
    expect(line(left, cleo, 'invite')).toBe('seats [] host no sit no watch no');
    expect(line(left, cleo, 'another')).toBe('seats [] host no sit yes watch yes');
    expect(line(left, undefined, 'seat 1')).toBe('seats [] host no sit no watch no');
  });

  test('whom the host removed comes back neither by the list nor by the key of that time', () => {
    const removed: Entry[] = [...seated, { entry: 'left', seat: 1, how: 'removed' }];
    const out = 'seats [] host no sit no watch no';
    expect(line(tableOf({}, removed), bob, 'invite')).toBe(out);
    const listed = tableOf({ listed: 'yes' }, removed);
    expect(line(listed, bob, 'invite')).toBe(out);
    expect(line(listed, cleo)).toBe('seats [] host no sit yes watch yes');
    // The key for watchers is another matter, and so is an invitation made afterwards.
    expect(line(listed, bob, 'watch')).toBe('seats [] host no sit no watch yes');
    const renewed: Entry = { entry: 'linked', which: 'invite', hash: hashToken('another') };
    const again = tableOf({ listed: 'yes' }, [...removed, renewed]);
    expect(line(again, bob)).toBe(out);
    expect(line(again, bob, 'another')).toBe('seats [] host no sit yes watch yes');
    // Who sat down again is a guest like any other.
    const sat: Entry = { entry: 'sat', seat: 3, person: bob, hash: hashToken('seat 3') };
    const back = tableOf({ listed: 'yes' }, [...removed, sat, { entry: 'left', seat: 3, how: 'left' }]);
    expect(line(back, bob)).toBe('seats [] host no sit yes watch yes');
  });

  test('every device of a removed person is kept out', () => {
    const phone = { id: 'phone', name: 'Bob too' };
    const table = tableOf({ listed: 'yes' }, [
      ...seated,
      { entry: 'shared', seat: 1, guest: 'phone' },
      { entry: 'left', seat: 1, how: 'removed' },
    ]);
    expect(line(table, phone, 'invite')).toBe('seats [] host no sit no watch no');
  });

  test('a table that was taken off the list is open to those who sat there or show a key', () => {
    const table = tableOf({ listed: 'yes' }, [...seated, { entry: 'unlisted' }]);
    expect(line(table, cleo)).toBe('seats [] host no sit no watch no');
    expect(line(table, cleo, 'invite')).toBe('seats [] host no sit yes watch yes');
    expect(line(table, bob)).toBe('seats [1] host no sit yes watch yes');
  });

  test('devices that came by a seat’s link hold the seat', () => {
    const table = tableOf({}, [...seated, { entry: 'shared', seat: 1, guest: 'phone' }]);
    expect(line(table, { id: 'phone', name: 'Bob too' })).toBe('seats [1] host no sit yes watch yes');
  });

  test('several keys and seats add up', () => {
    const table = tableOf({}, [
      ...seated,
      { entry: 'sat', seat: 2, person: bob, hash: hashToken('seat 2') },
      { entry: 'sat', seat: 3, person: cleo, hash: hashToken('seat 3') },
    ]);
    expect(line(table, bob, 'seat 3')).toBe('seats [1,2,3] host no sit yes watch yes');
    expect(line(table, undefined, 'seat 3', 'seat 2')).toBe('seats [2,3] host no sit no watch yes');
  });
});

describe('needs', () => {
  const none: Rights = { seats: [], host: 'no', maySit: 'no', watches: 'no' };

  test('entering is for those who may sit or watch', () => {
    expect(mayEnter(none)).toBe(false);
    expect(mayEnter({ ...none, maySit: 'yes' })).toBe(true);
    expect(mayEnter({ ...none, watches: 'yes' })).toBe(true);
  });

  test('a seat, a part and the table itself', () => {
    expect(() => needSeat({ ...none, seats: [2] }, 2)).not.toThrow();
    expect(() => needSeat({ ...none, seats: [2] }, 1)).toThrow('Seat 1 is not yours.');
    expect(() => needPart({ ...none, seats: [2] })).not.toThrow();
    expect(() => needPart({ ...none, host: 'yes' })).not.toThrow();
    expect(() => needPart({ ...none, maySit: 'yes', watches: 'yes' })).toThrow('Only those who sit');
    expect(() => needHost({ ...none, host: 'yes' })).not.toThrow();
    expect(() => needHost({ ...none, seats: [1, 2, 3] })).toThrow('Only whoever made this table');
  });

  test('a game that runs, and the board as it is now', () => {
    const table = tableOf();
    expect(() => needPlaying(table)).toThrow('The game has not been started.');
    const started = follow(table, 'table', { entry: 'started' }, 0).table;
    expect(() => needPlaying(started)).not.toThrow();
    const ended = follow(started, 'table', { entry: 'abandoned' }, 0).table;
    expect(() => needPlaying(ended)).toThrow('The game is over.');
    expect(() => needPosition(started, 4)).not.toThrow();
    expect(() => needPosition(started, 3)).toThrow('The board has changed since entry 3: it is at 4 now.');
  });
});
