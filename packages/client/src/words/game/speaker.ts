// Who sits at a table and who listens, so that sentences can say “you”, “Ann” or “the Medic”.
import type { Language } from '../words.ts';

export interface SpeakerSeat {
  readonly seat: number;
  /** Empty as long as no role was dealt. */
  readonly role: string;
  readonly name?: string | undefined;
}

export interface Speaker {
  readonly language: Language;
  readonly game: string;
  readonly seats: readonly SpeakerSeat[];
  /** The seats that the reader holds. “You” is said only to somebody who holds exactly one. */
  readonly you: readonly number[];
}

/** Two seats of the same name are told apart by their numbers. */
export function speakerOf({ seats, ...rest }: Speaker): Speaker {
  const count = (name: string): number => seats.filter((seat) => seat.name === name).length;
  return {
    ...rest,
    seats: seats.map((seat) =>
      seat.name !== undefined && count(seat.name) > 1
        ? { ...seat, name: `${seat.name} ${String(seat.seat)}` }
        : seat,
    ),
  };
}

/** Whether the reader plays this seat, perhaps among others: whoever decides for it is told what to do. */
export function isHeld({ you }: Speaker, seat: number): boolean {
  return you.includes(seat);
}

/** Whether this seat is called “you”. */
export function isYou({ you }: Speaker, seat: number): boolean {
  return you.length === 1 && you[0] === seat;
}
