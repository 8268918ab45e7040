// Boards as text. Each is made once for a seat and a position, whoever asks for it; only views leave this file, never a state.
import { formatWords, legal, view, type State } from '@cordon/engine';
import { blankState, sightInto } from '@cordon/engine/inner';
import type { Table } from './table.ts';

interface Boards {
  /** What each seat can do. */
  readonly legal: ReadonlyMap<number, readonly string[]>;
  /** What each seat was told. */
  readonly texts: Map<number, string>;
}

const known = new WeakMap<State, { playing?: Boards; still?: Boards }>();

/** What these seats see and can do, as a list in JSON. */
export function boardsText(table: Table, seats: readonly number[]): string {
  const boards = boardsOf(table);
  return `[${seats.map((seat) => boardText(table.state, boards, seat)).join(',')}]`;
}

/** Lets go of the boards of a position that the table has left. */
export function forgetBoards(state: State): void {
  known.delete(state);
}

/** Nothing is legal at a table that does not play. */
function boardsOf({ state, game, status }: Table): Boards {
  const both = known.get(state) ?? {};
  known.set(state, both);
  if (status !== 'playing') return (both.still ??= { legal: new Map(), texts: new Map() });
  if (both.playing !== undefined) return both.playing;
  const bySeat = new Map<number, string[]>();
  for (const command of legal(state)) {
    const words = formatWords(game, command);
    const list = bySeat.get(command.seat);
    if (list === undefined) bySeat.set(command.seat, [words]);
    else list.push(words);
  }
  both.playing = { legal: bySeat, texts: new Map() };
  return both.playing;
}

function boardText(state: State, boards: Boards, seat: number): string {
  const before = boards.texts.get(seat);
  if (before !== undefined) return before;
  const list = JSON.stringify(boards.legal.get(seat) ?? []);
  const text = `{"seat":${String(seat)},"view":${viewText(state, seat)},"legal":${list}}`;
  boards.texts.set(seat, text);
  return text;
}

/** The last sight that was put into words, all but the number of its viewer. */
let last: { readonly seen: State; readonly text: string } | undefined;
/** The sight that is looked at now. */
let scratch: State | undefined;

/** Seats that know the same, as all do with open hands, see the same: one view serves all of them. */
function viewText(state: State, seat: number): string {
  const { game } = state;
  const seen = scratch?.game === game ? scratch : blankState(game);
  sightInto(seen, state, seat - 1);
  scratch = seen;
  if (last?.seen.game !== game || !haveSameCells(last.seen, seen)) {
    const { viewer: _, ...rest } = view(state, seat);
    scratch = last?.seen;
    last = { seen, text: JSON.stringify(rest).slice(1) };
  }
  return `{"viewer":${String(seat)},${last.text}`;
}

function haveSameCells({ cells: one }: State, { cells: other }: State): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}
