// Boards out of a deal and its commands. Whatever is at another move than now is played again.
import {
  apply,
  audienceOf,
  parseSeed,
  restore,
  start,
  type Command,
  type Fact,
  type Game,
  type State,
} from '@cordon/engine';
import { legalInto, makeOffers, readCommand, seatOf } from '@cordon/engine/inner';
import type { Deal } from '../entries/entries.ts';
import type { Move, MoveList } from './moveList.ts';
import { refusalOf } from './refusal.ts';
import { hasSides } from './sides.ts';
import { copyOf } from './spareBoards.ts';

export interface Dealt {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** The board before the first command, and what happened while it was set up. */
export function dealOut(game: Game, deal: Deal): Dealt {
  if ('seed' in deal) {
    const seed = parseSeed(deal.seed);
    if (!seed.ok) throw refusalOf(seed.error);
    return start(game, seed.value);
  }
  const state = restore(game, deal.snapshot);
  if (!state.ok) throw refusalOf(state.error);
  return { state: state.value, facts: [] };
}

/** The command that the words of a seat say, legal or not; `help`: whether a refusal says what may have been meant. */
export function commandOf(state: State, seat: number, words: string, help?: 'given' | 'none'): Command {
  const command = readCommand(state, `${String(seat)}: ${words}`, help);
  if (!command.ok) throw refusalOf(command.error);
  return command.value;
}

const offers = makeOffers();

/**
 * Whether a seat can say one thing only. With private hands that would tell whether it holds an event, and between sides what else it
 * keeps to itself, so it is nobody's business.
 */
export function isForced(state: State, seat: number): boolean {
  if (!state.game.openHands || hasSides(state.game)) return false;
  legalInto(state, offers);
  let own = 0;
  for (let index = 0; index < offers.count && own < 2; index++)
    if (seatOf(offers.items[index]!) === seat - 1) own++;
  return own === 1;
}

export interface Stepped {
  readonly state: State;
  readonly facts: readonly Fact[];
  /** The seats that may hear the command; nobody named means everybody. */
  readonly hears: readonly number[] | undefined;
}

/** The board after a command, or a refusal; the board before it stays as it was. */
export function step(before: State, command: Command): Stepped {
  const state = copyOf(before);
  const hears = audienceOf(before, command);
  const applied = apply(state, command);
  if (!applied.ok) throw refusalOf(applied.error);
  return { state, facts: applied.value, hears };
}

/** The same on the board itself, for whoever needs no other; nobody hears the command. */
export function stepOn(state: State, command: Command): Stepped {
  const applied = apply(state, command);
  if (!applied.ok) throw refusalOf(applied.error);
  return { state, facts: applied.value, hears: [] };
}

/** Between two boards that are kept lie so many moves. */
const MILESTONE = 64;

/** What the next move keeps of the board before it, so that no board is far from one that is kept. */
export function milestoneAt({ length }: MoveList, board: State): Pick<Move, 'board'> {
  return length % MILESTONE === 0 && length > 0 ? { board: copyOf(board) } : {};
}

/** The board after so many moves. */
export function boardAt(game: Game, deal: Deal, moves: MoveList): State {
  const { moves: before, board } = moves.lastBoard ?? { moves: 0, board: dealOut(game, deal).state };
  const state = before === 0 ? board : copyOf(board);
  for (const { seat, words } of moves.from(before)) {
    const applied = apply(state, commandOf(state, seat, words));
    if (!applied.ok) throw refusalOf(applied.error);
  }
  return state;
}
