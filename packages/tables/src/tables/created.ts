// The table that its creation makes: fresh, or with the moves that a game had before it came here.
import { dealKey } from '../deals/dealKey.ts';
import type { EntryOf } from '../entries/entries.ts';
import type { Pieces } from '../pieces.ts';
import { ALL_AIDS } from './aids.ts';
import { commandOf, dealOut, milestoneAt, stepOn } from './boards.ts';
import { gameOf } from './games.ts';
import { MoveList } from './moveList.ts';
import { hasSides } from './sides.ts';
import { FIRST_RULES, stopAt } from './stops.ts';
import type { Table } from './table.ts';

/** Moves that are played between two turns of others. */
const PIECE = 100;

export function* createdInPieces(id: string, entry: EntryOf<'created'>): Pieces<Table> {
  const game = gameOf(entry.config);
  let { state } = dealOut(game, entry.deal);
  const { rules = FIRST_RULES } = entry;
  let moves = MoveList.empty;
  let stopped: Table['stopped'];
  // Nobody looks at the boards on the way: one is played on.
  for (const line of entry.moves) {
    const [, seat = '', words = ''] = /^(\d+): (.*)$/u.exec(line) ?? [];
    const move = { seat: Number(seat), words, reveals: state.reveals, ...milestoneAt(moves, state) };
    try {
      ({ state } = stepOn(state, commandOf(state, Number(seat), words)));
    } catch (error) {
      stopped = stopAt(1, error, { rules, game });
      break;
    }
    moves = moves.with(move);
    if (moves.length % PIECE === 0) yield;
  }
  return {
    id,
    number: 0,
    position: 0,
    status: 'gathering',
    rules,
    ...(stopped === undefined ? {} : { stopped }),
    game,
    deal: entry.deal,
    host: entry.host,
    origin: entry.origin,
    dealKey:
      'seed' in entry.deal && moves.length === 0 && !hasSides(game)
        ? dealKey(game.config, entry.deal.seed)
        : undefined,
    day: entry.day,
    sealed: entry.sealed ?? 0,
    knowers: entry.knowers,
    began: 0,
    ended: 0,
    undone: 0,
    hinted: 0,
    watchers: entry.watchers,
    listed: entry.listed,
    aids: entry.aids ?? ALL_AIDS,
    invite: entry.invite,
    watch: entry.watch,
    seats: Array.from({ length: game.shape.seats }, () => ({ kind: 'open' })),
    members: [],
    removed: new Map(),
    players: [],
    playedFor: new Map(),
    moves,
    state,
    trail: [],
    proposals: [],
    abandon: [],
  };
}
