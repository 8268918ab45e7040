// Boards that no table needs any more, to be played on again: a table that moves on leaves no garbage behind.
import { type Game, type State } from '@cordon/engine';
import { blankState, copyInto } from '@cordon/engine/inner';
import type { Table } from './table.ts';

/** So many are kept for a game. */
const MOST = 256;
const spare = new WeakMap<Game, State[]>();
/** Boards that somebody outside the table may still look at: they are never used again. */
const lent = new WeakSet<State>();

/** A copy of a board. */
export function copyOf(board: State): State {
  const copy = spare.get(board.game)?.pop() ?? blankState(board.game);
  copyInto(copy, board);
  return copy;
}

/** The table goes into other hands, which may hold it as long as they like. */
export function lend(table: Table): Table {
  for (const board of boardsOf(table)) lent.add(board);
  return table;
}

/** The boards that the table no longer has become spare ones; whoever held on to one would find it blank. */
export function retire(before: Table, after: Table): void {
  const kept = boardsOf(after);
  for (const board of boardsOf(before)) {
    if (kept.includes(board) || lent.has(board)) continue;
    let list = spare.get(board.game);
    if (list === undefined) spare.set(board.game, (list = []));
    if (list.length >= MOST) return;
    board.cells.fill(-1);
    list.push(board);
  }
}

const boardsOf = ({ state, trail }: Table): readonly State[] => [state, ...trail];
