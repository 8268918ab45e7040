// One thing that can be done now: a line of `legal`, taken apart by the phrases of its game.
import type { Price } from '@cordon/engine';
import type { KindFacts } from '../games/facts.ts';

/** The id of a city, card, colour, region or line, the number of a seat, or several cards. */
export type OperandValue = string | readonly string[];

export interface Offer {
  /** The seat that can do it. */
  readonly seat: number;
  /** What is sent to do it. */
  readonly words: string;
  readonly kind: KindFacts;
  readonly operands: Readonly<Record<string, OperandValue>>;
  /** What it takes, as the table says; absent where a command is only spoken of, as in a log or a plan. */
  readonly price?: Price | undefined;
}
