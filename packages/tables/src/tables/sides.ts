// Who plays with whom, and what each side keeps to itself. Where all play together there is one side, and nothing here takes effect.
import type { Game } from '@cordon/engine';
import type { Entry } from '../entries/entries.ts';
import { isEnded, type Seat, type Table } from './table.ts';

/** Whether some seats play against others. */
export function hasSides({ sides }: Game): boolean {
  return sides.some((side) => side !== sides[0]);
}

/** The side of a seat, both counted from 1. */
export function sideAt({ sides }: Game, seat: number): number {
  return sides[seat - 1]! + 1;
}

/** Of a game without sides so are all, those who only watch too. */
export function isOneSide(game: Game, one: number, other: number): boolean {
  return !hasSides(game) || sideAt(game, one) === sideAt(game, other);
}

/** The seats of a side. */
export function seatsOf({ sides }: Game, side: number): readonly number[] {
  return Array.from(sides.keys(), (seat) => seat + 1).filter((seat) => sides[seat - 1] === side - 1);
}

/** The sides on which these seats are. */
export function sidesOf(game: Game, seats: readonly number[]): readonly number[] {
  return [...new Set(seats.map((seat) => sideAt(game, seat)))];
}

/** Whether sides have secrets from each other just now: from the first card to the end of the game. */
export function isContested({ game, status }: Pick<Table, 'game' | 'status'>): boolean {
  return status === 'playing' && hasSides(game);
}

/** Whether the cards of a game may be known to all who look at it: nobody plays on, or nobody plays against anybody. */
export function isSettled(table: Table): boolean {
  return isEnded(table) && !isContested(table);
}

/** The side that keeps an entry to itself: its talk and its plans. Undefined: the entry is for everybody. */
export function keptBy(game: Game, entry: Entry): number | undefined {
  switch (entry.entry) {
    case 'said':
      return entry.side;
    case 'proposed':
    case 'answered':
    case 'withdrawn':
      return hasSides(game) ? sideAt(game, entry.seat) : undefined;
    default:
      return undefined;
  }
}

type Held = Pick<Table, 'game' | 'status' | 'seats' | 'playedFor'>;

/** For which sides each guest has held seats since the game began; empty where there are no sides. */
export function playedForAfter({ game, status, seats, playedFor }: Held): Table['playedFor'] {
  if (status !== 'playing' || !hasSides(game)) return playedFor;
  const after = new Map(playedFor);
  for (const [index, seat] of seats.entries()) {
    if (seat.kind !== 'person') continue;
    for (const guest of seat.guests) {
      const sides = after.get(guest) ?? [];
      const side = sideAt(game, index + 1);
      if (!sides.includes(side)) after.set(guest, [...sides, side]);
    }
  }
  return after;
}

/** Whether nobody but these guests has ever held a seat of the running game. */
export function isPlayedBy({ playedFor }: Table, guests: readonly string[]): boolean {
  return [...playedFor.keys()].every((guest) => guests.includes(guest));
}

/** Whether a guest has played for this side and for no other. */
export function isOfSide({ playedFor }: Table, guest: string | undefined, side: number): boolean {
  const sides = guest === undefined ? undefined : playedFor.get(guest);
  return sides?.length === 1 && sides[0] === side;
}

/** Whether people sit on a side, or a seat there is kept for somebody. */
export function hasPeople({ game, seats }: Table, side: number): boolean {
  const isTaken = (seat: Seat): boolean =>
    seat.kind === 'person' || (seat.kind === 'open' && seat.hash !== undefined);
  return seats.some((seat, index) => isTaken(seat) && sideAt(game, index + 1) === side);
}
