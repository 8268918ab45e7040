import { compile, formatSeed, seedFromText } from '@cordon/engine';
import { expect, test } from 'vitest';
import type { Entry } from '../../src/entries/entries.ts';
import { carryOut } from '../../src/tables/carryOut.ts';
import { follow } from '../../src/tables/follow.ts';
import type { Table } from '../../src/tables/table.ts';

const host = { id: 'ann', name: 'Ann' };
const said: Entry = { entry: 'said', person: host, text: 'Hello' };

function tableAt(number: number): Table {
  const game = compile({ players: 2 });
  if (!game.ok) throw new Error(game.error.message);
  const created: Entry = {
    entry: 'created',
    host,
    config: game.value.config,
    deal: { seed: formatSeed(seedFromText('a log')) },
    moves: [],
    watchers: 'none',
    listed: 'no',
    invite: 'hash',
  };
  const made = follow(undefined, 'table', created, 1).table;
  const { table } = carryOut(made, [{ entry: 'started' }], 1);
  return { ...table, number };
}

test('an entry at the end of the log takes effect beside the table it was tried on', () => {
  const before = tableAt(19_999);
  const { table, told } = carryOut(
    before,
    [{ entry: 'played', seat: before.state.turn + 1, command: 'end' }],
    7,
  );
  expect([table.number, table.moves.length, before.moves.length]).toEqual([20_000, 1, 0]);
  expect(told).toMatchObject([{ number: 20_000, at: 7, move: 1 }]);
});

test('a full log takes nothing more, and talk stops earlier so that the game can go on', () => {
  const full = 'The log of this table is full.';
  expect(() => carryOut(tableAt(20_000), [{ entry: 'abandoned' }], 1)).toThrow(full);
  expect(() => carryOut(tableAt(19_999), [{ entry: 'started' }, { entry: 'abandoned' }], 1)).toThrow(full);
  expect(carryOut(tableAt(14_999), [said], 1).table.number).toBe(15_000);
  expect(() => carryOut(tableAt(15_000), [said], 1)).toThrow('what room is left is kept for the game');
});

test('of several commands that cannot all be played, the refusal names the one, and nothing after a reveal', () => {
  const before = tableAt(5);
  const seat = before.state.turn + 1;
  const commands = (...words: string[]): Entry[] =>
    words.map((command) => ({ entry: 'played', seat, command }));
  expect(() => carryOut(before, commands('end', 'infect'), 1)).toThrow(
    'Command 2 of 2: What follows a revealed',
  );
  expect(() => carryOut(before, commands('drive chicago', 'drive cairo'), 1)).toThrow('Command 2 of 2');
});
