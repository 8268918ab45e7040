// Boards are played on again, and nobody who may still look at one sees it change.
import { compile, formatWords, hashState, legal, start, type State } from '@cordon/engine';
import { expect, test } from 'vitest';
import { carryOut } from '../../src/tables/carryOut.ts';
import { MoveList } from '../../src/tables/moveList.ts';
import { copyOf, lend, retire } from '../../src/tables/spareBoards.ts';
import type { Table } from '../../src/tables/table.ts';

function tableOf(seed: number): Table {
  const game = compile({ game: 'base', players: 3, options: { hands: 'open' } });
  if (!game.ok) throw new Error(game.error.message);
  const { state } = start(game.value, Int32Array.from([seed, 1, 2, 3]));
  const usual = { id: 'table', number: 1, position: 1, status: 'playing', seats: [], proposals: [] };
  return { ...usual, game: game.value, state, trail: [], moves: MoveList.empty } as unknown as Table;
}

function playOn(before: Table, choice: number, kind?: string): Table {
  const options = legal(before.state).filter((command) => kind === undefined || command.kind === kind);
  const command = options[choice % options.length]!;
  const words = formatWords(before.game, command);
  return carryOut(before, [{ entry: 'played', seat: command.seat, command: words }], 0).table;
}

const boardsOf = ({ state, trail }: Table): State[] => [state, ...trail];

test('a board that no table has any more is blank, and the next copy is made on it', () => {
  const before = tableOf(1);
  const reference = hashState(before.state);
  const after = { ...before, state: copyOf(before.state), trail: [] };
  retire(before, after);
  expect(before.state.cells.every((cell) => cell === -1)).toBe(true);
  expect(hashState(after.state)).toBe(reference);
  const again = copyOf(after.state);
  expect(again).toBe(before.state);
  expect(hashState(again)).toBe(reference);
});

test('a board that the table goes back to by undo stays as it is', () => {
  const before = tableOf(2);
  const hash = hashState(before.state);
  const moved = playOn(before, 0, 'drive');
  expect(moved.trail).toContain(before.state);
  retire(before, moved);
  expect(hashState(before.state)).toBe(hash);
});

test('a table that was lent looks the same however the game goes on', () => {
  let table = tableOf(3);
  const lentOnes: { readonly board: State; readonly hash: unknown }[] = [];
  for (let move = 0; move < 200 && table.state.over === 0; move++) {
    if (move % 3 === 0)
      for (const board of boardsOf(lend(table))) lentOnes.push({ board, hash: hashState(board) });
    const next = playOn(table, move * 7);
    const hash = hashState(next.state);
    retire(table, next);
    expect(hashState(next.state)).toBe(hash);
    table = next;
  }
  expect(lentOnes.length).toBeGreaterThan(50);
  for (const { board, hash } of lentOnes) expect(hashState(board)).toBe(hash);
});
