// Texts of boards are what the engine says of each seat, though seats that know the same share one text.
import {
  apply,
  clone,
  compile,
  formatWords,
  legal,
  priced,
  start,
  view,
  type Game,
  type State,
} from '@cordon/engine';
import { packPrices, type SeatBoard } from '@cordon/protocol';
import { expect, test } from 'vitest';
import { boardsText, forgetBoards } from '../../src/tables/boardTexts.ts';
import { MoveList } from '../../src/tables/moveList.ts';
import type { Table } from '../../src/tables/table.ts';

const games = (
  [
    { game: 'base', players: 4, epidemics: 4 },
    { game: 'base', players: 4, epidemics: 6 },
    { game: 'base', players: 2, options: { hands: 'open' } },
    { game: 'iberia', players: 3 },
  ] as const
).map((config): Game => {
  const game = compile(config);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
});

function table(state: State, status: Table['status']): Table {
  return { state, game: state.game, status, moves: MoveList.empty } as unknown as Table;
}

function expected(state: State, seats: readonly number[], status: Table['status']) {
  return seats.map((seat) => {
    const offers = status === 'playing' ? priced(state, seat) : [];
    const lines = offers.map(({ command }) => formatWords(state.game, command));
    const prices = packPrices(offers.map(({ price }) => price));
    return { seat, view: view(state, seat), legal: lines, ...(lines.length === 0 ? {} : { prices }) };
  });
}

test('every seat and every watcher get their own view, whatever game was looked at before', () => {
  const states = games.map((game, index) => start(game, Int32Array.from([index, 1, 2, 3])).state);
  for (let move = 0; move < 60; move++) {
    for (const [index, state] of states.entries()) {
      const seats = [...Array.from({ length: state.game.shape.seats }, (_, seat) => seat + 1), 0];
      const status = move % 10 === 9 ? 'abandoned' : 'playing';
      expect(JSON.parse(boardsText(table(state, status), seats, 'kept'))).toEqual(
        expected(state, seats, status),
      );
      const options = legal(state);
      const command = options[(move * 7 + index) % options.length];
      if (command === undefined) continue;
      const next = clone(state);
      expect(apply(next, command).ok).toBe(true);
      states[index] = next;
    }
  }
});

test('the same position is told in the same words, also after it was forgotten', () => {
  const { state } = start(games[0]!, Int32Array.from([5, 6, 7, 8]));
  const text = boardsText(table(state, 'playing'), [1, 3], 'kept');
  expect(boardsText(table(state, 'playing'), [1, 3], 'kept')).toBe(text);
  forgetBoards();
  expect(boardsText(table(state, 'playing'), [1, 3], 'kept')).toBe(text);
  expect(boardsText(table(state, 'playing'), [], 'kept')).toBe('[]');
});

test('only whoever played last can take it back, and not past a card that was turned over', () => {
  const { state } = start(games[2]!, Int32Array.from([5, 1, 2, 3]));
  const undo = (now: State, moves: MoveList): unknown[] => {
    const boards: unknown = JSON.parse(boardsText({ ...table(now, 'playing'), moves }, [1, 2, 0], 'kept'));
    return (boards as readonly SeatBoard[]).map((board) => board.undo);
  };
  expect(undo(state, MoveList.empty)).toEqual([undefined, undefined, undefined]);
  const after = (before: State, kind: string): readonly [State, MoveList] => {
    const command = legal(before).find((one) => one.kind === kind)!;
    const next = clone(before);
    expect(apply(next, command).ok).toBe(true);
    const move = { seat: command.seat, words: kind, reveals: before.reveals };
    return [next, MoveList.empty.with(move)];
  };
  const [driven, drive] = after(state, 'drive');
  const mine = drive.last!.seat;
  expect(undo(driven, drive)).toEqual([1, 2, 0].map((seat) => (seat === mine ? 'yes' : undefined)));
  expect(undo(...after(driven, 'end'))).toEqual([undefined, undefined, undefined]);
});
