// The tables of a game: names, map, cards, seats and numbers, without any rule.
import type { Config } from './config.ts';
import type { Card, City, Seat, Shape } from './vocabulary.ts';

/** What an operand names by a number; see Game.things. */
export type ThingType =
  | 'city'
  | 'seat'
  | 'colour'
  | 'card'
  | 'infection'
  | 'role'
  | 'region'
  | 'line'
  | AddedThing;
/** What only a challenge has; it brings the names. */
export type AddedThing = 'dish' | 'research' | 'goal' | 'division';
/** An operand names a thing, or several city cards of the colour that the operand before it names. */
export type OperandType = ThingType | 'cards';

/** The things of one type. */
export interface Things {
  /** What one of them is, for sentences: “a city”. */
  readonly what: string;
  /** Number to name; players are counted from 1. */
  readonly names: readonly (string | number)[];
  /** Every name and every other spelling to the number. */
  readonly numbers: ReadonlyMap<string | number, number>;
}

/** What a kind of command is called, how it is said and what sort of command it is. */
export interface CommandWords {
  readonly id: number;
  readonly name: string;
  /** Operand names in packing order with what they name; an operand in `optional` may be absent. */
  readonly operands: Readonly<Record<string, OperandType>>;
  readonly optional: readonly string[];
  /** How people write it: words and {operands}; a part in [brackets] belongs to an optional operand. */
  readonly phrase: string;
  /** Phrases of older versions, still read but never written. The first word of each was the name of the kind. */
  readonly formerly: readonly string[];
  /** Phrases that people would try, read where no kind with that phrase can be meant. */
  readonly alsoSaid: readonly string[];
  /**
   * An action of the active player; an event card; `free`: nothing, in the own action part, even when no action is left;
   * `interruption`: nothing, whenever events may be played; `nothing`: it answers what the game asks.
   */
  readonly spends: 'action' | 'event' | 'free' | 'interruption' | 'nothing';
}

/** Player cards that are dealt, drawn, boxed and known alike: those from `first` up to, but without, `end`. */
export interface CardClass {
  readonly name: string;
  readonly first: Card;
  readonly end: Card;
  /** Whether hands hold them; the others are resolved when they are drawn. */
  readonly held: boolean;
  /** Whether some of them may be left in the box unseen. */
  readonly boxable: boolean;
  /** How many of them the box holds once cards are dealt, where cards of another class of the same set may lie there too. */
  readonly spare?: number;
  /** The public set they belong to while they lie in the deck, see cardClasses.ts. */
  readonly set: number;
}

/** Who sits at a table; kernel/seating.ts makes it. Lists are in seating order. */
export interface Seating {
  /** The seats that take turns, and those that have a pawn. */
  readonly turnOrder: Int32Array;
  readonly pawnSeats: Int32Array;
  /** Seat to the seat with whose turn its own begins: itself, unless several act in one turn. */
  readonly turnWith: Int32Array;
  /** Seat to the seat whose person decides for it. */
  readonly speakers: Int32Array;
  /** Seat to the seats whose hands it knows, and to those that know its hand, as bits; its own is among both. */
  readonly sees: Int32Array;
  readonly seenBy: Int32Array;
  /** Whether every seat knows every hand even where hands are private: one person holds them all. */
  readonly seesAll: boolean;
  /** Seat to its side: those of one side win together. */
  readonly sides: Int32Array;
  /** The seat that holds infection cards face down, see infectionHand.ts; NOBODY where none does. */
  readonly infectionHolder: Seat;
  /** Seat to the number of the role that belongs to it; NO_ROLE where it is dealt one. */
  readonly ownRoles: Int32Array;
}

/** What `compile` works out of a configuration that is no rule. */
export interface GameTables {
  readonly id: string;
  readonly config: Config;
  readonly shape: Shape;
  readonly cityIds: readonly string[];
  /** English names, for sentences. */
  readonly cityNames: readonly string[];
  readonly colourIds: readonly string[];
  readonly cardIds: readonly string[];
  readonly infectionIds: readonly string[];
  readonly roleIds: readonly string[];
  readonly cityNumbers: ReadonlyMap<string, City>;
  readonly cardNumbers: ReadonlyMap<string, Card>;
  /** All that operands of commands can name, type by type. */
  readonly things: Readonly<Record<ThingType, Things>>;
  /** City to its colour, and to its place among the cities of that colour. */
  readonly colourOf: Int32Array;
  readonly rankInColour: Int32Array;
  readonly startRank: Int32Array;
  /** The city cards of a colour as bits: colourCards[colour * cardWords + word]. */
  readonly colourCards: Int32Array;
  /** City to its neighbours, as a list and as two words of bits. */
  readonly near: readonly Int32Array[];
  readonly nearLow: Int32Array;
  readonly nearHigh: Int32Array;
  /** How many lines lie between two cities: distances[from * cities + to]. */
  readonly distances: Uint8Array;
  /** The lines by the names of their ends, their two ends, and city to the lines that leave it. */
  readonly lineIds: readonly string[];
  readonly lineNumbers: ReadonlyMap<string, number>;
  readonly lineEnds: Int32Array;
  readonly linesOf: readonly Int32Array[];
  /** The regions, the cities on the border of each, and city to the regions it borders. */
  readonly regionIds: readonly string[];
  readonly regionNames: readonly string[];
  readonly regionShorts: readonly string[];
  readonly regionNumbers: ReadonlyMap<string, number>;
  readonly citiesOf: readonly Int32Array[];
  readonly regionsOf: readonly Int32Array[];
  /** The classes of player cards in the order of their numbers, and card to the public set it belongs to. */
  readonly cardClasses: readonly CardClass[];
  readonly setOfCard: Uint8Array;
  /** Card to 1 if hands hold it. */
  readonly heldCards: Uint8Array;
  /** Where the classes begin that every game has; the events end before `endOfEvents`. */
  readonly firstEvent: Card;
  readonly endOfEvents: Card;
  readonly firstEpidemic: Card;
  /** The events as bits, in as many words as a hand has. */
  readonly eventCards: Int32Array;
  /** How many events take part, undefined for all; the others lie in the box. */
  readonly eventsTaken: number | undefined;
  /** The word lists of the configuration as numbers, by the name of the deck; whoever brings a deck says what they mean. */
  readonly decks: Readonly<Record<string, Int32Array>>;
  readonly rates: readonly number[];
  readonly outbreakLimit: number;
  /** Colour to how many cubes of it there are. */
  readonly cubesOf: readonly number[];
  /** An empty infection deck is made anew from its discard pile; else the draw is left out. */
  readonly renewsInfections: boolean;
  /** Bits of the moments at which some event of this game may be played. */
  readonly moments: number;
  readonly openHands: boolean;
  readonly asksConsent: boolean;
  /** Between sides that don't know each other's hands too: a window that passes by itself would tell something of them. */
  readonly windowsAlways: boolean;
  /** Whether seats may have other roles than those they were dealt. */
  readonly rolesChange: boolean;
}
