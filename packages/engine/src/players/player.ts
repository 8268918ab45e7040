// A player chooses one of its seat's commands, knowing what the seat may know and nothing else.
import type { Offers, Packed, Sight } from '../kernel/types.ts';

/** Among the offers of a seat that is not asked: to do nothing. */
export const PASS: Packed = -1;

export interface Player {
  readonly name: string;
  /**
   * Gives back one of the offers, which are never none. `look` shows what the seat may know; `random` are the four words
   * of the player's own generator. Whatever is hidden from the seat makes no difference to the choice.
   */
  readonly choose: (look: () => Sight, offers: Offers, random: Int32Array) => Packed;
}
