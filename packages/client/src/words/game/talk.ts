// The turns of phrase that sentences are made of; each language has its own.
import type { Speaker } from './speaker.ts';

export interface Talk {
  readonly speaker: Speaker;
  /** “1 card”, “3 cards”; “#” stands for the number. */
  readonly count: (number: number, one: string, other: string) => string;
  /** “A, B and C”. */
  readonly list: (items: readonly string[]) => string;

  /** “you”, “Ann”, “the Medic”. */
  readonly who: (seat: number) => string;
  /** Whose role is not named: “you”, “Ann”, “player 3”. */
  readonly player: (seat: number) => string;
  /** “your pawn”, “Ann’s pawn”. */
  readonly pawn: (seat: number) => string;
  /** “You draw” or “Ann draws”, at the beginning of a sentence. */
  readonly does: (seat: number, you: string, other: string) => string;
  /** “to Ann”, “from the Medic”. */
  readonly to: (seat: number) => string;
  readonly from: (seat: number) => string;

  readonly role: (id: string) => string;
  /** “the Nurse”. */
  readonly theRole: (id: string) => string;
  readonly event: (id: string) => string;
  readonly card: (id: string) => string;
  readonly cards: (ids: readonly string[]) => string;
  /** “Delhi”, “in Delhi”, “to Delhi”, “from Delhi”. */
  readonly city: (id: string) => string;
  readonly cities: (ids: readonly string[]) => string;
  readonly inCity: (id: string) => string;
  readonly inCities: (ids: readonly string[]) => string;
  readonly toCity: (id: string) => string;
  readonly fromCity: (id: string) => string;
  /** “the Cáceres–Madrid region”. */
  readonly region: (id: string) => string;
  readonly line: (id: string) => string;

  readonly colour: (id: string) => string;
  /** “2 black cubes”, “the black disease”. */
  readonly cubes: (number: number, colour: string) => string;
  readonly disease: (colour: string) => string;
}
