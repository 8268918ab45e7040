// What a visitor is at a table: by the seats that the guest holds, and by the keys that were shown.
import type { Person } from '@cordon/protocol';
import { isSameHash } from '../identity/tokens.ts';
import { Refusal } from './refusal.ts';
import { isContested, isPlayedBy } from './sides.ts';
import type { Table } from './table.ts';

export interface Visitor {
  readonly guest: Person | undefined;
  /** Hashes of the keys that this connection has shown for this table. */
  readonly hashes: readonly string[];
}

export interface Rights {
  /** The seats that the visitor may play and look from. */
  readonly seats: readonly number[];
  readonly host: 'yes' | 'no';
  readonly maySit: 'yes' | 'no';
  /** Whether the visitor may look at the board without a seat. */
  readonly watches: 'yes' | 'no';
}

const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no');

export function rightsOf(table: Table, { guest, hashes }: Visitor): Rights {
  const shows = (hash: string | undefined): boolean =>
    hash !== undefined && hashes.some((shown) => isSameHash(shown, hash));
  const seats = table.seats.flatMap((seat, index) =>
    seat.kind === 'person' && ((guest !== undefined && seat.guests.includes(guest.id)) || shows(seat.hash))
      ? [index + 1]
      : [],
  );
  const isHost = guest !== undefined && guest.id === table.host.id;
  const keptOutBy = guest === undefined ? undefined : table.removed.get(guest.id);
  const invited =
    keptOutBy === undefined
      ? shows(table.invite) || table.listed === 'yes'
      : shows(table.invite) && keptOutBy !== table.invite;
  const member = isHost || (guest !== undefined && table.members.includes(guest.id));
  const watches =
    seats.length > 0 || isHost || (table.watchers === 'allowed' && (invited || member || shows(table.watch)));
  return { seats, host: yesNo(isHost), maySit: yesNo(invited || member), watches: yesNo(watches) };
}

/** Whether everybody is at the later table what he was at the earlier one. */
export function keepsRights(before: Table, after: Table): boolean {
  return (
    before.seats === after.seats &&
    before.members === after.members &&
    before.removed === after.removed &&
    before.listed === after.listed &&
    before.invite === after.invite &&
    before.watch === after.watch
  );
}

/** Whether somebody with these rights may know that the table is there. */
export function mayEnter(rights: Rights): boolean {
  return rights.maySit === 'yes' || rights.watches === 'yes';
}

/** In whose name somebody acts: the guest, or whoever holds the seat whose key was shown. */
export function personOf(table: Table, { seats }: Rights, guest: Person | undefined): Person {
  const seat = seats[0] === undefined ? undefined : table.seats[seats[0] - 1];
  return guest ?? (seat?.kind === 'person' ? seat.person : table.host);
}

/** Whether no other person sits on any of these seats, or may come to sit there, and the visitor sits on one. */
export function holdsAll(table: Table, rights: Rights, seats: readonly number[]): boolean {
  const people = seats.filter((seat) => table.seats[seat - 1]?.kind !== 'bot');
  return people.length > 0 && people.every((seat) => rights.seats.includes(seat));
}

/**
 * Nobody but the visitor would be hurt by knowing what lies in the decks. In a game between sides that takes more: somebody who got up
 * may come back.
 */
export function isAlone(table: Table, rights: Rights): boolean {
  const all = Array.from(table.seats.keys(), (index) => index + 1);
  return (
    holdsAll(table, rights, all) && (!isContested(table) || isPlayedBy(table, guestsOn(table, rights.seats)))
  );
}

/** Everybody who holds one of these seats, by all of their devices. */
function guestsOn(table: Table, seats: readonly number[]): readonly string[] {
  return seats.flatMap((number) => {
    const seat = table.seats[number - 1];
    return seat?.kind === 'person' ? seat.guests : [];
  });
}

export function needSeat(rights: Rights, seat: number): void {
  if (!rights.seats.includes(seat)) throw new Refusal('not-your-seat', `Seat ${String(seat)} is not yours.`);
}

/** Somebody who sits here, or whose table it is. */
export function needPart(rights: Rights): void {
  if (rights.seats.length === 0 && rights.host === 'no')
    throw new Refusal('not-allowed', 'Only those who sit at this table can do that.');
}

export function needHost(rights: Rights): void {
  if (rights.host === 'no') throw new Refusal('not-allowed', 'Only whoever made this table can do that.');
}

export function needPlaying(table: Table): void {
  if (table.status === 'playing') return;
  const message = table.status === 'gathering' ? 'The game has not been started.' : 'The game is over.';
  throw new Refusal('not-playing', message);
}

/** A board that somebody else changed in the meantime is not the one the request was made for. */
export function needPosition(table: Table, position: number): void {
  if (table.position === position) return;
  const message = `The board has changed since entry ${String(position)}: it is at ${String(table.position)} now.`;
  throw new Refusal('stale', message);
}
