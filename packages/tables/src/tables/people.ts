// Which seats one person holds: whoever sits on several has one vote.
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

/** The people at a table, each as the seats they hold. */
export function peopleAt(seats: readonly Seat[]): readonly (readonly number[])[] {
  const held = seats.flatMap((seat, index) => (seat.kind === 'person' ? [index + 1] : []));
  return held.map((seat) => seatsOfSamePerson(seats, seat)).filter((own, index) => own[0] === held[index]);
}
