// What everything in the engine is made of: small integers, and a few shapes that know neither states nor rules.
import type { RefusalParams } from './errors.ts';

export type Seat = number;
export type City = number;
export type Colour = number;
/** A player card: first the city cards (same number as the city), then events, what challenges add, then epidemics. */
export type Card = number;
/** An infection card: first those of the cities (same number as the city), then those that challenges add. */
export type InfectionCard = number;
/** A command packed into one integer, see command.ts. */
export type Packed = number;

/** Where legal commands are collected. */
export interface Offers {
  readonly items: Int32Array;
  count: number;
  add(command: Packed): void;
  /** Adds a command with every number below `end` in one of its slots, except one. */
  addEach(command: Packed, slot: number, end: number, except: number): void;
  /** Adds it with every number of a list. */
  addAll(command: Packed, slot: number, list: Int32Array): void;
  clear(): void;
}

/** How large a game is; fields of the state are sized by it. */
export interface Shape {
  readonly seats: number;
  readonly cities: number;
  readonly colours: number;
  readonly playerCards: number;
  readonly infectionCards: number;
  /** Areas that lines enclose, where the board knows any, and the lines themselves. */
  readonly regions: number;
  readonly lines: number;
  /** Words of 32 bits that hold one bit for each player card. */
  readonly cardWords: number;
}

/** A face-down deck: cards[0] is the bottom. `seen` says which seats know a position, `group` which positions were shuffled together. */
export interface Deck {
  readonly cards: Int32Array;
  readonly seen: Int32Array;
  readonly group: Int32Array;
  size: number;
}

/** A face-up pile in its order; the last card is on top. */
export interface Pile {
  readonly cards: Int32Array;
  size: number;
}

/** Everything that changes during a game, in one block of integers; the arrays are windows into that block. */
export interface Block {
  readonly cells: Int32Array;
  /** Index into ENDINGS: 0 while the game runs. */
  over: number;
  turn: Seat;
  turnsDone: number;
  /** Space of the infection rate marker. */
  rate: number;
  outbreaks: number;
  /** Grows with every draw, shuffle or look at a hidden card: undo never crosses a change. */
  reveals: number;
  /** Number of the last group of positions that was made, so that groups stay distinct. */
  lastGroup: number;
  /** Where the record of the top frame starts in `stack`. */
  top: number;
  readonly random: Int32Array;
  /** cubes[city * colours + colour] */
  readonly cubes: Int32Array;
  readonly supply: Int32Array;
  readonly pawns: Int32Array;
  /** Seat to number of the role. */
  readonly roles: Int32Array;
  /** One bit for each card: hands[seat * cardWords + word]. */
  readonly hands: Int32Array;
  readonly handSizes: Int32Array;
  /** Player card to where it is: a seat, or one of PLACES. */
  readonly places: Int32Array;
  /** Player card in a hand to the seats that know it is there. */
  readonly known: Int32Array;
  /** Infection card to the public set it was last shuffled with, 0 when it is not in the deck. */
  readonly strata: Int32Array;
  readonly playerDeck: Deck;
  readonly infectionDeck: Deck;
  readonly infectionDiscard: Pile;
  readonly stack: Int32Array;
}

/** When events may be played: one bit for each kind of moment. */
export const MOMENTS = { closed: 0, pause: 1, beforeIntensify: 2 } as const;
export type Moment = (typeof MOMENTS)[keyof typeof MOMENTS];

/** Why something can't be done: a stable word, what it is about, and a sentence. */
export interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly params?: RefusalParams;
}

/** More steps than any map has. */
export const FAR = 99;

export const NOBODY = -1;
export const NO_CARD = -1;
export const NO_CITY = -1;
export const NO_GOAL = -1;
export const NO_ROLE = -1;

/** The viewer that sees only what lies open to all. */
export const EVERYBODY_BIT = 1 << 30;

/** Boxed cards were left out of the deck unseen. */
export const PLACES = { deck: 16, discard: 17, removed: 18, aside: 19, boxed: 21 } as const;

export const ENDINGS = ['running', 'won', 'outbreaks', 'cubes', 'cards'] as const;
export type Ending = (typeof ENDINGS)[number];
