// From a table and the next entry of its log to the next table: the one place where entries take effect.
import { formatWords, speakerOf, type Fact } from '@cordon/engine';
import type { Entry, EntryOf } from '../entries/entries.ts';
import { atOnce, type Pieces } from '../pieces.ts';
import { boardAt, commandOf, dealOut, isForced, milestoneAt, step, stepOn } from './boards.ts';
import { createdInPieces } from './created.ts';
import { MoveList } from './moveList.ts';
import { seatsOfSamePerson, spokenWith } from './people.ts';
import { followProposals } from './proposals.ts';
import { hasSides, isOneSide, playedForAfter } from './sides.ts';
import { isOver, type Seat, type Table } from './table.ts';

/** An entry with what it brought about; the words of a command are as the engine writes them. */
export interface Told {
  readonly number: number;
  readonly at: number;
  readonly entry: Entry;
  readonly facts: readonly Fact[];
  /** The move that a `played` or `started` entry led to. */
  readonly move: number;
  readonly hears: readonly number[] | undefined;
  /** The seat could say nothing else, and everybody may know that. */
  readonly forced?: 'yes';
}

export interface Followed {
  readonly table: Table;
  readonly told: Told;
}

/** Throws a Refusal where the engine refuses a command. */
export function follow(before: Table | undefined, id: string, entry: Entry, at: number): Followed {
  return atOnce(followPieces(before, id, entry, at));
}

/** The same; only a creation with many moves takes more than one piece. */
export function* followPieces(
  before: Table | undefined,
  id: string,
  entry: Entry,
  at: number,
): Pieces<Followed> {
  const number = (before?.number ?? 0) + 1;
  const { table, facts, hears, forced } = yield* effect(before, id, entry, number, 'kept');
  const move = table.moves.length;
  const kept = entry.entry === 'played' ? { ...entry, command: table.moves.last!.words } : entry;
  return {
    table: { ...table, number, ...timesOf(table, at) },
    told: {
      number,
      at,
      entry: kept,
      facts: facts ?? [],
      move,
      hears,
      ...(forced === undefined ? {} : { forced }),
    },
  };
}

/** When the game began and ended, now that it has come so far. */
export function timesOf(table: Table, at: number): Pick<Table, 'began' | 'ended'> {
  const { status, began, ended } = table;
  return {
    began: began === 0 && status !== 'gathering' ? at : began,
    ended: ended === 0 && isOver(table) ? at : ended,
  };
}

/** What becomes of the board before a command: it stays as it was, or the command is carried out on it. */
type Boards = 'kept' | 'played on';

interface Effect {
  readonly table: Table;
  readonly facts?: readonly Fact[];
  readonly hears?: readonly number[] | undefined;
  readonly forced?: 'yes' | undefined;
}

export function* effect(
  before: Table | undefined,
  id: string,
  entry: Entry,
  number: number,
  boards: Boards,
): Pieces<Effect> {
  if (entry.entry === 'created') return { table: yield* createdInPieces(id, entry) };
  if (before === undefined) throw new Error(`table ${id} does not begin with its creation`);
  return effectOf(before, entry, number, boards);
}

function effectOf(
  before: Table,
  entry: Exclude<Entry, { entry: 'created' }>,
  number: number,
  boards: Boards,
): Effect {
  switch (entry.entry) {
    case 'linked':
      return { table: { ...before, [entry.which]: entry.hash } };
    case 'unlisted':
      return { table: { ...before, listed: 'no' } };
    case 'sat':
    case 'shared':
    case 'left':
    case 'bot':
      return { table: followSeats(before, entry) };
    case 'started':
      return started(before, entry, number);
    case 'played':
      return played(before, entry, number, boards);
    case 'undone':
      return { table: undone(before, entry, number) };
    case 'hinted':
      return { table: { ...before, hinted: before.hinted + 1 } };
    case 'said':
    case 'removed':
    case 'exported':
      return { table: before };
    case 'proposed':
    case 'answered':
    case 'withdrawn':
      return { table: { ...before, proposals: followProposals(before, entry, number) } };
    case 'voted': {
      const own = seatsOfSamePerson(before.seats, entry.seat);
      const others = before.abandon.filter((seat) => !own.includes(seat));
      return {
        table: { ...before, abandon: entry.abandon === 'yes' ? [...others, entry.seat] : others },
      };
    }
    case 'abandoned':
      return { table: { ...before, status: 'abandoned', proposals: [] } };
  }
}

function followSeats(before: Table, entry: EntryOf<'sat' | 'shared' | 'left' | 'bot'>): Table {
  const now = before.seats[entry.seat - 1]!;
  const own = spokenWith(before.game, entry.seat);
  const after = seatAfter(now, entry);
  const seats = before.seats.map((seat, index) => (own.includes(index + 1) ? after : seat));
  const members = membersAfter(before.members, now, entry);
  // Who goes takes the vote along.
  const abandon =
    entry.entry === 'shared' ? before.abandon : before.abandon.filter((seat) => !own.includes(seat));
  const removed = removedAfter(before, now, entry);
  const next = { ...before, seats, members, removed, abandon, players: playersAfter(before, seats) };
  return { ...next, playedFor: playedForAfter(next) };
}

/** Whoever sits down again, by a new invitation or by a seat's own link, is welcome again. */
function removedAfter(
  { removed, invite }: Table,
  seat: Seat,
  entry: EntryOf<'sat' | 'shared' | 'left' | 'bot'>,
): ReadonlyMap<string, string> {
  if (entry.entry === 'left' && entry.how === 'removed' && seat.kind === 'person')
    return new Map([...removed, ...seat.guests.map((guest) => [guest, invite] as const)]);
  const back = entry.entry === 'sat' ? entry.person.id : entry.entry === 'shared' ? entry.guest : undefined;
  if (back === undefined || !removed.has(back)) return removed;
  return new Map([...removed].filter(([guest]) => guest !== back));
}

/** Who holds a seat once the game is on has seen its cards. */
function playersAfter({ status, players, host }: Table, seats: readonly Seat[]): readonly string[] {
  if (status === 'gathering') return players;
  const guests = seats.flatMap((seat) => (seat.kind === 'person' ? seat.guests : []));
  const all = new Set([host.id, ...players, ...guests]);
  return all.size === players.length ? players : [...all];
}

/** Who sat here may come back, unless the host made them get up. */
function membersAfter(
  members: readonly string[],
  seat: Seat,
  entry: EntryOf<'sat' | 'shared' | 'left' | 'bot'>,
): readonly string[] {
  if (entry.entry === 'left' && entry.how === 'removed' && seat.kind === 'person')
    return members.filter((member) => !seat.guests.includes(member));
  const guest = entry.entry === 'sat' ? entry.person.id : entry.entry === 'shared' ? entry.guest : undefined;
  return guest === undefined || members.includes(guest) ? members : [...members, guest];
}

function seatAfter(now: Seat, entry: EntryOf<'sat' | 'shared' | 'left' | 'bot'>): Seat {
  switch (entry.entry) {
    case 'sat':
      return { kind: 'person', person: entry.person, guests: [entry.person.id], hash: entry.hash };
    case 'shared':
      return now.kind === 'person' ? { ...now, guests: [...now.guests, entry.guest] } : now;
    case 'left':
      return entry.hash === undefined ? { kind: 'open' } : { kind: 'open', hash: entry.hash };
    case 'bot':
      return { kind: 'bot', bot: entry.bot };
  }
}

function started(before: Table, { replays }: EntryOf<'started'>, number: number): Effect {
  const dealt = dealOut(before.game, before.deal);
  const again = replays === 'yes' ? { ...before, state: dealt.state, moves: MoveList.empty } : before;
  const status = again.state.over === 0 ? 'playing' : 'over';
  const after = { ...again, status, position: number } as const;
  const facts = again.moves.length === 0 ? dealt.facts : [];
  const players = playersAfter(after, before.seats);
  return { table: { ...after, players, playedFor: playedForAfter(after) }, facts };
}

function played(before: Table, entry: EntryOf<'played'>, number: number, boards: Boards): Effect {
  const { reveals, turnsDone } = before.state;
  const milestone = milestoneAt(before.moves, before.state);
  const command = commandOf(before.state, entry.seat, entry.command);
  const forced = boards === 'kept' && isForced(before.state, entry.seat) ? 'yes' : undefined;
  const { state, facts, hears } = (boards === 'kept' ? step : stepOn)(before.state, command);
  const move = { seat: entry.seat, words: formatWords(before.game, command), reveals, ...milestone };
  const goesOn =
    before.moves.last !== undefined &&
    speakerOf(before.game, before.moves.last.seat) === speakerOf(before.game, entry.seat);
  const trail =
    boards === 'kept' && state.reveals === reveals ? [...(goesOn ? before.trail : []), before.state] : [];
  const sameTurn = state.turnsDone === turnsDone && state.over === 0;
  return {
    table: {
      ...before,
      state,
      trail,
      moves: before.moves.with(move),
      position: number,
      status: state.over === 0 ? before.status : 'over',
      proposals: sameTurn ? followProposals(before, entry, number) : none(before.proposals),
    },
    facts,
    hears,
    forced,
  };
}

const none = <Item>(list: readonly Item[]): readonly Item[] => (list.length === 0 ? list : []);

/** Whoever takes something back ends the plans that were laid out from there, but not those of another side. */
function plansAfterUndo({ game, proposals }: Table, seat: number): Table['proposals'] {
  return hasSides(game) ? proposals.filter((one) => !isOneSide(game, one.seat, seat)) : none(proposals);
}

function undone(before: Table, { seat, to }: EntryOf<'undone'>, number: number): Table {
  const after = {
    ...before,
    position: number,
    proposals: plansAfterUndo(before, seat),
    undone: before.undone + 1,
  };
  const back = before.moves.length - to;
  // Where moves that were taken back have not been played, there is nothing to do.
  if (back <= 0) return after;
  const moves = before.moves.backTo(to);
  if (back <= before.trail.length)
    return { ...after, moves, state: before.trail.at(-back)!, trail: before.trail.slice(0, -back) };
  return { ...after, moves, state: boardAt(before.game, before.deal, moves), trail: [] };
}
