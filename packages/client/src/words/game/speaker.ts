// Who sits at a table and who listens, so that sentences can say “you”, “Ann” or “the Medic”.
import type { Language } from '../words.ts';

export interface SpeakerSeat {
  readonly seat: number;
  /** Empty as long as no role was dealt. */
  readonly role: string;
  readonly name?: string | undefined;
  /** The seat whose player decides for this one; absent where it speaks for itself. */
  readonly speaker?: number | undefined;
}

export interface Speaker {
  readonly language: Language;
  readonly game: string;
  readonly seats: readonly SpeakerSeat[];
  /** The seats that the reader holds. “You” is said only to somebody who holds exactly one; those that others speak for don’t count. */
  readonly you: readonly number[];
}

/** What a view says of a seat whose role is not known yet. */
const UNCHOSEN = 'unchosen';

/** Two seats of the same name are told apart by their numbers. */
export function speakerOf({ seats, you, ...rest }: Speaker): Speaker {
  const count = (name: string): number => seats.filter((seat) => seat.name === name).length;
  return {
    ...rest,
    you: you.filter((seat) => !isSpokenFor({ seats }, seat)),
    seats: seats.map((one) => {
      const seat = one.role === UNCHOSEN ? { ...one, role: '' } : one;
      return seat.name !== undefined && count(seat.name) > 1
        ? { ...seat, name: `${seat.name} ${String(seat.seat)}` }
        : seat;
    }),
  };
}

/** Whether the reader plays this seat, perhaps among others: whoever decides for it is told what to do. */
export function isHeld({ you, seats }: Speaker, seat: number): boolean {
  const speaker = seats.find((one) => one.seat === seat)?.speaker ?? seat;
  return you.includes(speaker);
}

/** Whether this seat is called “you”. */
export function isYou({ you }: Speaker, seat: number): boolean {
  return you.length === 1 && you[0] === seat;
}

/** Whether nobody sits there: another player decides for the seat. */
export function isSpokenFor({ seats }: Pick<Speaker, 'seats'>, seat: number): boolean {
  return seats.some((one) => one.seat === seat && one.speaker !== undefined);
}

/** Whether the role of this seat is known. */
export function isDealt({ seats }: Pick<Speaker, 'seats'>, seat: number): boolean {
  return seats.some((one) => one.seat === seat && one.role !== '');
}
