// Which seats one person holds: whoever sits on several has one vote.
import { speakerOf, type Game } from '@cordon/engine';
import type { Seat } from './table.ts';

const guestsOf = (seat: Seat | undefined): readonly string[] => (seat?.kind === 'person' ? seat.guests : []);

/** The seat and every other seat of the same person, found by the guests (devices) that the seats share. */
export function seatsOfSamePerson(seats: readonly Seat[], seat: number): readonly number[] {
  const guests = new Set(guestsOf(seats[seat - 1]));
  const own = new Set([seat]);
  for (let before = 0; before < own.size;) {
    before = own.size;
    for (const [index, other] of seats.entries()) {
      if (!guestsOf(other).some((guest) => guests.has(guest))) continue;
      own.add(index + 1);
      for (const guest of guestsOf(other)) guests.add(guest);
    }
  }
  return [...own].toSorted((one, other) => one - other);
}

/** The seat and every other seat that the same person decides for by the rules of the game: whoever sits on one sits on all. */
export function spokenWith(game: Game, seat: number): readonly number[] {
  const speaker = speakerOf(game, seat);
  return Array.from(game.speakers.keys(), (index) => index + 1).filter(
    (other) => other === seat || speakerOf(game, other) === speaker,
  );
}

/** Whether the person who sits there decides for the seat itself, and not only along with another one. */
export function speaksForItself(game: Game, seat: number): boolean {
  return speakerOf(game, seat) === seat;
}

/** The people at a table, each as the seats they hold. */
export function peopleAt(seats: readonly Seat[]): readonly (readonly number[])[] {
  const held = seats.flatMap((seat, index) => (seat.kind === 'person' ? [index + 1] : []));
  return held.map((seat) => seatsOfSamePerson(seats, seat)).filter((own, index) => own[0] === held[index]);
}
