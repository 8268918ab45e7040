// Taking seats, leaving them, handing them over, giving them to bots, and starting the game.
import type { Person, RequestOf } from '@cordon/protocol';
import type { Entry } from '../../entries/entries.ts';
import { hashToken, isSameHash, makeToken } from '../../identity/tokens.ts';
import { nothing, type Draft } from '../draft.ts';
import { speaksForItself, spokenWith } from '../people.ts';
import { Refusal } from '../refusal.ts';
import { needHost, needPart, needSeat, type Rights } from '../rights.ts';
import { hasPeople, isContested, isOfSide, isOneSide, isPlayedBy, sideAt, sidesOf } from '../sides.ts';
import { isOver, type Seat, type Table } from '../table.ts';

type Nothing = Readonly<Record<never, never>>;
type Key = { readonly key: string };

function seatOf(table: Table, number: number): Seat {
  const seat = table.seats[number - 1];
  if (seat === undefined) throw new Refusal('no-such-seat', `This table has no seat ${String(number)}.`);
  return seat;
}

function needNotOver(table: Table): void {
  if (isOver(table)) throw new Refusal('not-playing', 'The game is over.');
}

/** Those who held the seat, with those that belong to it, and no other one here. */
function leavers(table: Table, number: number): string[] {
  const seat = seatOf(table, number);
  if (seat.kind !== 'person') return [];
  const own = spokenWith(table.game, number);
  const elsewhere = (guest: string): boolean =>
    guest === table.host.id ||
    table.seats.some(
      (other, index) => !own.includes(index + 1) && other.kind === 'person' && other.guests.includes(guest),
    );
  return seat.guests.filter((guest) => !elsewhere(guest));
}

/** Whoever sits down sees the cards: while they are sealed, a table taken from another game is for those who know them. */
function mayKnow({ sealed, knowers }: Table, guest: Person, now: number): boolean {
  return knowers === undefined || now >= sealed || knowers.includes(guest.id);
}

/**
 * In the middle of a game between sides a seat tells what a side keeps from the others. It is taken with its key, or by somebody who has
 * played for that side and no other; by anybody who has had the whole game to themselves.
 */
function needPlace(table: Table, { id }: Person, seat: number): void {
  if (!isContested(table)) return;
  if (isOfSide(table, id, sideAt(table.game, seat)) || isPlayedBy(table, [id])) return;
  throw new Refusal(
    'not-allowed',
    'While sides play against each other a seat is taken with its own link, or by somebody who has played for that side alone.',
  );
}

/** Nobody of another side makes somebody get up in the middle of a game. */
function needNoOpponent(table: Table, rights: Rights, guest: Person | undefined, seat: number): void {
  if (!isContested(table) || rights.seats.includes(seat)) return;
  const side = sideAt(table.game, seat);
  const sides = [
    ...sidesOf(table.game, rights.seats),
    ...(guest === undefined ? [] : (table.playedFor.get(guest.id) ?? [])),
  ];
  if (sides.every((one) => one === side)) return;
  throw new Refusal('not-allowed', 'While sides play against each other nobody makes an opponent get up.');
}

/** While people sit on a side, they alone decide which bots play for it. */
function needOwnBots(table: Table, rights: Rights, seat: number): void {
  const side = sideAt(table.game, seat);
  if (!isContested(table) || !hasPeople(table, side)) return;
  if (!sidesOf(table.game, rights.seats).includes(side))
    throw new Refusal('not-allowed', 'While sides play against each other each chooses its own bots.');
}

/** An open seat or one that a bot plays can be taken by whoever may sit down here. */
export function sit(
  table: Table,
  rights: Rights,
  guest: Person | undefined,
  request: RequestOf<'sit'>,
  now: number,
): Draft<Key> {
  const seat = seatOf(table, request.seat);
  needNotOver(table);
  if (rights.maySit === 'no')
    throw new Refusal('not-allowed', 'To sit down you need the link of an invitation.');
  if (guest === undefined) throw new Refusal('guest-needed', 'To sit down, say your name first.');
  if (seat.kind === 'person') throw new Refusal('seat-taken', `${seat.person.name} sits there.`);
  if (seat.kind === 'open' && seat.hash !== undefined && rights.host === 'no')
    throw new Refusal('seat-taken', 'This seat is kept for somebody who has its link.');
  if (!mayKnow(table, guest, now))
    throw new Refusal(
      'seed-secret',
      'Others play this deal today: until the day is over only those who have played it may sit here.',
    );
  needPlace(table, guest, request.seat);
  return takeSeat(request.seat, guest);
}

function takeSeat(seat: number, guest: Person): Draft<Key> {
  const key = makeToken();
  return {
    entries: [{ entry: 'sat', seat, person: guest, hash: hashToken(key) }],
    answer: () => ({ key }),
    joins: [guest.id],
  };
}

/** What opening a table with the key of a seat brings about: a seat that is kept is taken, a held one has one device more. */
export function arrive(
  table: Table,
  guest: Person | undefined,
  hash: string,
  now: number,
): Draft<Nothing> | undefined {
  if (guest === undefined || !mayKnow(table, guest, now)) return undefined;
  const index = table.seats.findIndex(
    (seat) => seat.kind !== 'bot' && seat.hash !== undefined && isSameHash(seat.hash, hash),
  );
  const seat = table.seats[index];
  if (seat?.kind === 'open' && !isOver(table)) {
    // The key that was handed over stays the key of the seat.
    const entry = { entry: 'sat', seat: index + 1, person: guest, hash } as const;
    return { entries: [entry], answer: nothing, joins: [guest.id] };
  }
  if (seat?.kind !== 'person' || seat.guests.includes(guest.id)) return undefined;
  if (seat.guests.length >= MOST_DEVICES) return undefined;
  const entry = { entry: 'shared', seat: index + 1, guest: guest.id } as const;
  return { entries: [entry], answer: nothing, joins: [guest.id] };
}

/** Further devices still play by the key itself; they only do not find the table in their list. */
const MOST_DEVICES = 10;

/** Whom the host makes get up is kept out: the way back is an invitation that the host renews afterwards, or the link of a seat. */
export function leave(
  table: Table,
  rights: Rights,
  guest: Person | undefined,
  request: RequestOf<'leave'>,
): Draft<Nothing> {
  const seat = seatOf(table, request.seat);
  needNotOver(table);
  if (rights.host === 'no') needSeat(rights, request.seat);
  if (seat.kind === 'bot' || (seat.kind === 'open' && seat.hash === undefined))
    throw new Refusal('seat-empty', 'Nobody sits there.');
  needNoOpponent(table, rights, guest, request.seat);
  return {
    entries: [
      { entry: 'left', seat: request.seat, how: rights.seats.includes(request.seat) ? 'left' : 'removed' },
    ],
    answer: nothing,
    leaves: leavers(table, request.seat),
  };
}

/** One's own seat; in the middle of a game between sides also one of the own side on which nobody sits. */
export function handOver(table: Table, rights: Rights, request: RequestOf<'hand-over'>): Draft<Key> {
  const seat = seatOf(table, request.seat);
  needNotOver(table);
  const { game } = table;
  const isOfOwnSide = rights.seats.some((own) => isOneSide(game, own, request.seat));
  if (!(isContested(table) && seat.kind === 'open' && isOfOwnSide)) needSeat(rights, request.seat);
  const key = makeToken();
  return {
    entries: [{ entry: 'left', seat: request.seat, how: 'handed-over', hash: hashToken(key) }],
    answer: () => ({ key }),
    leaves: leavers(table, request.seat),
  };
}

/** A bot sits down on an open seat or on one's own; without a name it gets up again. */
export function seatBot(
  table: Table,
  rights: Rights,
  bots: readonly string[],
  { seat: number, bot }: RequestOf<'bot'>,
): Draft<Nothing> {
  const seat = seatOf(table, number);
  needNotOver(table);
  needPart(rights);
  if (seat.kind === 'person' && !rights.seats.includes(number))
    throw new Refusal('seat-taken', `${seat.person.name} sits there.`);
  needOwnBots(table, rights, number);
  if (bot === undefined) {
    if (seat.kind !== 'bot') throw new Refusal('seat-empty', 'No bot sits there.');
    return { entries: [{ entry: 'left', seat: number, how: 'left' }], answer: nothing };
  }
  if (!bots.includes(bot))
    throw new Refusal('no-such-bot', `There is no bot of that name; there are ${bots.join(', ')}.`);
  return { entries: [{ entry: 'bot', seat: number, bot }], answer: nothing, leaves: leavers(table, number) };
}

export function startGame(table: Table, rights: Rights): Draft<Nothing> {
  needPart(rights);
  if (table.status !== 'gathering') throw new Refusal('not-gathering', 'The game has been started already.');
  const open = table.seats.flatMap((seat, index) =>
    seat.kind === 'open' && speaksForItself(table.game, index + 1) ? [index + 1] : [],
  );
  if (open.length > 0)
    throw new Refusal(
      'seats-open',
      `Nobody sits on seat ${open.join(' and ')} yet: take it or give it to a bot.`,
    );
  return { entries: beginningOf(table), answer: nothing };
}

/** A saved game is played through again, so that its log tells all of it. */
function beginningOf({ moves }: Table): readonly Entry[] {
  if (moves.length === 0) return [{ entry: 'started' }];
  const earlier = Array.from(
    moves,
    ({ seat, words }) => ({ entry: 'played', seat, command: words, earlier: 'yes' }) as const,
  );
  return [{ entry: 'started', replays: 'yes' }, ...earlier];
}

/** Takes the table off the public list: strangers who neither sit here nor show a key hear nothing more of it. */
export function unlist(table: Table, rights: Rights): Draft<Nothing> {
  needHost(rights);
  return { entries: table.listed === 'no' ? [] : [{ entry: 'unlisted' }], answer: nothing };
}

/** A new link instead of the old one, which opens nothing from then on. */
export function renewLink(table: Table, rights: Rights, { which }: RequestOf<'link'>): Draft<Key> {
  needHost(rights);
  if (which === 'watch' && table.watchers === 'none')
    throw new Refusal('not-allowed', 'This table has no watchers.');
  const key = makeToken();
  return { entries: [{ entry: 'linked', which, hash: hashToken(key) }], answer: () => ({ key }) };
}
