// Boards as text. Those of a position are made while all its seats are told, one after the other, and then forgotten; only
// views leave this file, never a state.
import { formatWords, priced, undoLimit, view, type Price, type Secrets, type State } from '@cordon/engine';
import { blankState, sightInto } from '@cordon/engine/inner';
import { packPrices } from '@cordon/protocol';
import type { Table } from './table.ts';

interface Boards {
  readonly table: Table;
  /** What each seat can do and what that takes; nothing at a table that does not play. */
  readonly offers: ReadonlyMap<number, Offers>;
}

interface Offers {
  readonly legal: string[];
  readonly prices: Price[];
}

/** The boards of the position that was told last. */
let latest: Boards | undefined;
/** The last sight that was put into words, all but the number of its viewer. */
let last: { readonly seen: State; readonly secrets: Secrets; readonly text: string } | undefined;
/** The sight that is looked at now. */
let scratch: State | undefined;

/** What these seats see and can do, as a list in JSON; `secrets`: what sides keep from each other. */
export function boardsText(table: Table, seats: readonly number[], secrets: Secrets): string {
  const boards = boardsOf(table);
  return `[${seats.map((seat) => boardText(boards, seat, secrets)).join(',')}]`;
}

/** Remembers nothing of what was told. */
export function forgetBoards(): void {
  latest = undefined;
  last = undefined;
}

function boardsOf(table: Table): Boards {
  // A board may be played on again for another table; a table is never another one.
  if (latest?.table === table) return latest;
  const { state, game, status, stopped } = table;
  const bySeat = new Map<number, Offers>();
  for (const { command, price } of status === 'playing' && stopped === undefined ? priced(state) : []) {
    const offers = bySeat.get(command.seat) ?? { legal: [], prices: [] };
    bySeat.set(command.seat, offers);
    offers.legal.push(formatWords(game, command));
    offers.prices.push(price);
  }
  latest = { table, offers: bySeat };
  return latest;
}

function boardText({ table, offers }: Boards, seat: number, secrets: Secrets): string {
  const own = offers.get(seat);
  const can = {
    ...(own === undefined ? { legal: [] } : { legal: own.legal, prices: packPrices(own.prices) }),
    ...(mayUndo(table, seat) ? { undo: 'yes' } : {}),
  };
  return `{"seat":${String(seat)},"view":${viewText(table.state, seat, secrets)},${JSON.stringify(can).slice(1)}`;
}

/** Whether this seat can take back the last command. */
function mayUndo({ moves, game, state, status, stopped }: Table, seat: number): boolean {
  const move = moves.last;
  if (move === undefined || seat === 0 || status !== 'playing' || stopped !== undefined) return false;
  return undoLimit([move.seat], [move.reveals, state.reveals], seat, game) === 0;
}

/** Seats that know the same, as all do with open hands, see the same: one view serves all of them. */
function viewText(state: State, seat: number, secrets: Secrets): string {
  const { game } = state;
  const seen = scratch?.game === game ? scratch : blankState(game);
  sightInto(seen, state, seat - 1);
  scratch = seen;
  if (last?.seen.game !== game || last.secrets !== secrets || !haveSameCells(last.seen, seen)) {
    const { viewer: _, ...rest } = view(state, seat, secrets);
    scratch = last?.seen;
    last = { seen, secrets, text: JSON.stringify(rest).slice(1) };
  }
  return `{"viewer":${String(seat)},${last.text}`;
}

function haveSameCells({ cells: one }: State, { cells: other }: State): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}
