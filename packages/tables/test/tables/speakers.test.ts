// A person who decides for two seats holds both, has one vote, is told once, and takes back what either of them did.
import { formatSeed, legal, formatWords, seedFromText, start, waitsFor, type Game } from '@cordon/engine';
import { expect, test } from 'vitest';
import type { Entry } from '../../src/entries/entries.ts';
import { leave, startGame } from '../../src/tables/acts/seats.ts';
import { undo } from '../../src/tables/acts/moves.ts';
import { vote } from '../../src/tables/acts/words.ts';
import { follow } from '../../src/tables/follow.ts';
import { gameFor } from '../../src/tables/games.ts';
import { rightsOf } from '../../src/tables/rights.ts';
import { noticesOf, summaryOf } from '../../src/tables/summary.ts';
import type { Table } from '../../src/tables/table.ts';
import { updateText } from '../../src/tables/updates.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const plain = gameFor({ players: 3, roles: ['medic', 'scientist', 'researcher'] });
/** As if the person of the first seat also decided for the second one. */
const shared: Game = { ...plain, speakers: Int32Array.of(0, 0, 2) };

function seedOfFirst(): Int32Array {
  for (let number = 0; ; number++) {
    const seed = seedFromText(`speakers ${String(number)}`);
    if (waitsFor(start(plain, seed).state) === 1) return seed;
  }
}

function after(table: Table, ...entries: readonly Entry[]): Table {
  return entries.reduce((before, entry) => follow(before, before.id, entry, 0).table, table);
}

function gathering(game: Game): Table {
  const created = {
    entry: 'created',
    host: ann,
    config: game.config,
    deal: { seed: formatSeed(seedOfFirst()) },
    moves: [],
    watchers: 'allowed',
    listed: 'no',
    invite: 'invite',
    watch: 'watch',
  } as const;
  return { ...follow(undefined, 'table', created, 0).table, game };
}

const sits = (seat: number, person: typeof ann): Entry => ({
  entry: 'sat',
  seat,
  person,
  hash: `key ${person.id}`,
});
const seated = (game: Game): Table => after(gathering(game), sits(1, ann), sits(3, bob));
const as = (table: Table, guest: typeof ann): ReturnType<typeof rightsOf> =>
  rightsOf(table, { guest, hashes: [] });
/** What the table tells of its seats. */
function toldSeats(table: Table): readonly { readonly speaker?: number }[] {
  const parts = { info: 'yes', boards: 'no', more: 'no' } as const;
  const text = updateText(table, as(table, ann), [], parts, 0);
  return (JSON.parse(text) as { info: { seats: readonly { speaker?: number }[] } }).info.seats;
}
const aboutOf = (
  table: Table,
): { readonly seats: readonly unknown[]; readonly holders: readonly unknown[] } =>
  JSON.parse(summaryOf(table).about) as ReturnType<typeof aboutOf>;

test('whoever sits on one of them holds both, and the game can begin', () => {
  const table = seated(shared);
  expect(as(table, ann).seats).toEqual([1, 2]);
  expect(as(table, bob).seats).toEqual([3]);
  expect(startGame(table, as(table, ann)).entries).toEqual([{ entry: 'started' }]);
  expect(() => startGame(seated(plain), as(table, ann))).toThrow('seat 2');
  expect(() => startGame(gathering(shared), as(table, ann))).toThrow('seat 1 and 3');
});

test('a bot plays both, and whoever gets up leaves both', () => {
  const table = after(seated(shared), { entry: 'bot', seat: 2, bot: 'fast' });
  expect(table.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person']);
  const request = { type: 'leave', id: 1, table: 'table', seat: 3 } as const;
  const draft = leave(seated(shared), as(table, bob), bob, request);
  expect(draft.leaves).toEqual(['bob']);
  const left = after(after(seated(shared), sits(3, bob), sits(1, bob)), {
    entry: 'left',
    seat: 2,
    how: 'left',
  });
  expect(left.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person']);
});

test('lists count people, the table itself says who decides for whom', () => {
  expect(aboutOf(seated(shared)).seats).toEqual([
    { seat: 1, name: 'Ann' },
    { seat: 3, name: 'Bob' },
  ]);
  expect(aboutOf(seated(shared)).holders).toEqual([['ann'], ['ann'], ['bob']]);
  expect(toldSeats(seated(shared)).map(({ speaker }) => speaker)).toEqual([undefined, 1, undefined]);
  expect(toldSeats(seated(plain)).filter((seat) => 'speaker' in seat)).toEqual([]);
});

test('one person has one vote', () => {
  const table = after(seated(shared), { entry: 'started' }, { entry: 'voted', seat: 1, abandon: 'yes' });
  const again = after(table, { entry: 'voted', seat: 2, abandon: 'yes' });
  expect(again.abandon).toEqual([2]);
  expect(after(again, { entry: 'voted', seat: 1, abandon: 'no' }).abandon).toEqual([]);
  const asked = vote(again, as(again, ann), { type: 'vote', id: 1, table: 'table', seat: 2, abandon: 'yes' });
  expect(asked.entries.map(({ entry }) => entry)).toEqual(['voted']);
});

/** Plays the first legal command of whoever is asked until somebody else is. */
function passOn(table: Table): Table {
  const seat = waitsFor(table.state);
  let now = table;
  while (waitsFor(now.state) === seat) {
    const all = legal(now.state, seat);
    const command = all.find(({ kind }) => kind === 'end') ?? all[0]!;
    now = after(now, { entry: 'played', seat, command: formatWords(now.game, command) });
  }
  return now;
}

test('who is told that it is their turn is not told again for the other seat', () => {
  const begun = after(seated(shared), { entry: 'started' });
  const first = noticesOf(seated(shared), begun, 0, undefined);
  expect(first.map(({ seat }) => seat)).toEqual([1, 2]);
  for (let turn = 0, before = begun; turn < 3; turn++) {
    const now = passOn(before);
    const person = (table: Table): unknown => table.seats[waitsFor(table.state) - 1];
    expect(noticesOf(before, now, 0, undefined).length > 0).toBe(person(before) !== person(now));
    before = now;
  }
});

test('what either seat did is taken back by the other', () => {
  const begun = after(seated(shared), { entry: 'started' });
  const drive = legal(begun.state, 1).find(({ kind }) => kind === 'drive')!;
  const moved = after(begun, { entry: 'played', seat: 1, command: formatWords(begun.game, drive) });
  const request = { type: 'undo', id: 1, table: 'table', seat: 2, position: moved.position } as const;
  expect(undo(moved, as(moved, ann), request).entries).toEqual([{ entry: 'undone', seat: 2, to: 0 }]);
  const apart = { ...moved, game: plain };
  expect(() => undo(apart, as(moved, ann), request)).toThrow('nothing to undo');
});
