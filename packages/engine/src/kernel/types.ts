// The vocabulary of the engine. Inside it everything is a small integer; names stand in the tables of the Game.
import type { Config } from './config.ts';
import type { RefusalParams } from './errors.ts';
import type { FactSink } from './facts.ts';

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

/** Writes what a viewer may know of one field into the cells of a sight, which start at zero. */
export type Mask = (from: State, viewer: Seat, to: State) => void;

/** The least and the greatest number a cell may hold. */
export type Range = (game: Game) => readonly [number, number];

/** A named run of cells in the state. Everything a module remembers is declared as one of these. */
export interface Field {
  readonly id: number;
  readonly name: string;
  readonly size: (shape: Shape) => number;
  /** Public fields are copied into every sight, hidden ones never, others through their mask. */
  readonly sight: 'public' | 'hidden' | Mask;
  /** Of its cells one by one; the first holds for those that have none of their own. */
  readonly ranges: readonly Range[];
  /** What lasts a turn is zero again when the next one begins. */
  readonly lasts: 'game' | 'turn';
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
export interface State {
  readonly game: Game;
  readonly cells: Int32Array;
  /** Hears what happens; not part of the block and never copied. */
  sink: FactSink | undefined;
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

/** What one viewer may know, in the layout of a state: public fields as they are, hidden ones blank, the others as their masks allow. */
export interface Sight {
  readonly viewer: Seat;
  readonly table: State;
}

/** One kind of unfinished business. Its records lie on the stack: kind, start of the record below, then the fields. */
export interface FrameKind {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly string[];
  /** Of each of its fields. */
  readonly ranges: readonly Range[];
  /** The frames it may lie on: names, OPEN for any at which events may be played, BOTTOM for none. */
  readonly on: readonly string[];
  /** The part of a turn that it is the business of, if it lies directly on the turn. */
  readonly part: string | undefined;
  /** Whether pawns may still be without a city while it lies on the stack. */
  readonly placesPawns: boolean;
  /** Whether a record of it could have come about; asked only of snapshots, when every number is in its range. */
  readonly sound: ((s: State, at: number) => boolean) | undefined;
  /** At which moment events may interrupt while this frame waits; CLOSED: not at all. */
  readonly moment: Moment;
  /** Closed frames with a single answer answer themselves unless this is set. */
  readonly alwaysAsks: boolean;
  /** Does what needs no player and says whether it did anything; false means: wait for a command. */
  readonly step: (s: State, at: number) => boolean;
  /** Whose answer it waits for. */
  readonly waitsFor: (s: State, at: number) => Seat;
  /** An event in no hand that this frame lets the seat it waits for play. */
  readonly lends: ((s: State, at: number) => Card) | undefined;
  /** The commands that answer this frame. */
  readonly offer: (s: State, at: number, out: Offers) => void;
}

/** When events may be played: one bit for each kind of moment. */
export const MOMENTS = { closed: 0, pause: 1, beforeIntensify: 2 } as const;
export type Moment = (typeof MOMENTS)[keyof typeof MOMENTS];

/** What an operand names by a number; see Game.things. */
export type ThingType = 'city' | 'seat' | 'colour' | 'card' | 'infection' | 'role' | 'region' | 'line';
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

/** Why something can't be done: a stable word, what it is about, and a sentence. */
export interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly params?: RefusalParams;
}

/** A condition of a command, said once for those who offer it and for those who explain why it is not offered. */
export interface Need {
  readonly isMet: (s: State, command: Packed) => boolean;
  readonly refusal: (s: State, command: Packed) => Refusal;
}

export interface CommandKind {
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
  /** What has to hold; the first that does not is the refusal. */
  readonly needs: readonly Need[];
  /** How many actions it takes; without it, one. */
  readonly cost: ((s: State, command: Packed) => number) | undefined;
  /** The cards of the speaker's hand that it takes, in the order in which they go; without it, none. A card that is given to somebody is no price. */
  readonly price: ((s: State, command: Packed) => readonly Card[]) | undefined;
  /** Whether only trying it out tells its whole price: it takes cubes, or questions with one answer follow that take more. */
  readonly pricedByTrial: boolean;
  /** What happens when a player sends it. */
  readonly play: (s: State, command: Packed) => void;
  /** What it does once nobody has to be asked any more. */
  readonly effect: (s: State, command: Packed) => void;
  /** The seat that has to agree first, or NOBODY. */
  readonly asks: ((s: State, command: Packed) => Seat) | undefined;
  /** The card of the speaker's own hand that asking for consent shows to all. */
  readonly shows: ((s: State, command: Packed) => Card) | undefined;
  /** Whether the seat asked is able to agree. */
  readonly grantable: ((s: State, command: Packed) => boolean) | undefined;
  /** The seats, counted from 1 as in facts, that may hear its words where they are a secret; undefined: everybody. */
  readonly hears: ((s: State, command: Packed) => readonly number[] | undefined) | undefined;
  /** For a command that is not offered: the reason, if this kind knows one. */
  readonly refusal: ((s: State, command: Packed) => Refusal | undefined) | undefined;
}

export type ActionOffer = (s: State, seat: Seat, out: Offers) => void;

/** What a role may do whenever events may be played: `playable` says whether it could do anything now, `offer` lists every way. */
export interface Interruption {
  /** Bits of the moments at which it is possible. */
  readonly moments: number;
  readonly playable: (s: State, seat: Seat) => boolean;
  readonly offer: (s: State, seat: Seat, out: Offers) => void;
}

/** The rules of an event that stays on the table until it ends; part of the table wherever the event is. */
export interface Reminder extends Module {
  readonly event: string;
  /** The seat it lies before, a number behind the seats if it lies before none, or NOBODY when it does not lie on the table. */
  readonly owner: (s: State) => Seat;
}

/** Points take up to three things besides the state and the seat; these and the result are passed on without looking at them. */
export type Answering = (s: State, seat: Seat, a?: unknown, b?: unknown, c?: unknown) => never;

/** What a module says to a rule point; see points.ts. */
export interface Answer {
  readonly point: number;
  readonly answer: Answering;
}

/** The answers to one point at a table: of its rules, and of the roles by their number. */
export interface PointTable {
  /** Nobody answers; no role answers. */
  readonly silent: boolean;
  readonly rolesSilent: boolean;
  readonly table: readonly Answering[];
  /** Module of each answer in `table`. */
  readonly names: readonly string[];
  readonly roles: readonly (Answering | undefined)[];
}

/** What a role, an event, an expansion or a whole game may bring along. Data and functions, no subclass. */
export interface Module {
  readonly id: string;
  readonly fields?: readonly Field[];
  readonly frames?: readonly FrameKind[];
  readonly commands?: readonly CommandKind[];
  readonly actions?: readonly ActionOffer[];
  /** What costs no action in the action part, and is offered when none is left too. */
  readonly free?: readonly ActionOffer[];
  /** Of roles only. */
  readonly interruptions?: readonly Interruption[];
  /** Its answers to rule points. */
  readonly points?: readonly Answer[];
  /** Whether it lets seats take other roles than those they were dealt. */
  readonly changesRoles?: boolean;
  /** Whether what this module remembers could have come about; asked only of snapshots, when every number is in its range. */
  readonly sound?: (s: State) => boolean;
  /** How many cubes of a colour this module keeps somewhere else than on the board and in the supply. */
  readonly holds?: (s: State, colour: Colour) => number;
  /** What this module shows of its fields, in names. It is given a sight, so it cannot show more than that holds. */
  readonly show?: (sight: State) => Readonly<Record<string, unknown>>;
  /**
   * Fills this module's hidden fields in `to`, which holds the sight and the cards dealt again, with something the viewer can't rule out:
   * each possibility as likely as it is to him.
   */
  readonly resample?: (to: State, sight: Sight, random: Int32Array) => void;
  /** How far the table is on its way to winning, for players that know no game: 1 is about one cure. */
  readonly progress?: (s: State) => number;
  readonly goals?: Goals;
  /** Whether what winning takes has been done; asked by `checkWin`. The last module that brings one decides. */
  readonly hasWon?: (s: State) => boolean;
  /** The seats that have won a game that is over, as bits; asked of sights too. Without one a table wins or loses together. */
  readonly winners?: (s: State) => number;
}

/**
 * What winning takes, goal by goal, for players that know no game. The goal of a colour has its number; goals behind those are about no
 * colour. The table wins when every goal is reached.
 */
export interface Goals {
  readonly count: (game: Game) => number;
  readonly isReached: (s: State, goal: number) => boolean;
  /** Whether the disease is gone for good. */
  readonly isGone: (s: State, goal: number) => boolean;
  /** How many cards the goal takes if the seat reaches it, and how many of them its hand and whatever else it has can pay. */
  readonly cardsNeeded: (s: State, seat: Seat, goal: number) => number;
  readonly held: (s: State, seat: Seat, goal: number) => number;
  /** Whether at this table nothing but the cards of its colour pays for a goal: whoever has counted them need not ask what is held. */
  readonly isByCards: (s: State) => boolean;
  /** Lines to drive from a city to the nearest one where the goal can be reached; FAR if there is none. */
  readonly steps: (s: State, from: City, goal: number) => number;
  /** How many places there are where some goal can be reached. */
  readonly places: (s: State) => number;
  /** Cities that are one step from this one wherever they lie, among 32 of them, as bits; this one may be among them. */
  readonly joined: (s: State, city: City, word: number) => number;
  /** What decides which cities are joined, in so many words: while these stay the same, so do the answers. */
  readonly joints: (s: State, word: number) => number;
  readonly jointWords: number;
}

/** More steps than any map has. */
export const FAR = 99;

/** A module whose points and actions belong to the seat that holds the role. */
export interface Role extends Module {
  readonly kind: 'role';
}

/** What the driver needs of an event card, the same form for all of them: that is what keeps asking them fast. */
export type PlayableCard = Pick<EventCard, 'id' | 'moments' | 'playable' | 'offer'>;

/** An event card: `playable` says whether it could have any effect now if this seat plays it, `offer` lists every way to play it. */
export interface EventCard extends Module {
  readonly kind: 'event';
  /** Of one that stays on the table until it ends. */
  readonly reminder?: Reminder;
  readonly command: CommandKind;
  /** Bits of the moments at which it may be played. */
  readonly moments: number;
  readonly playable: (s: State, seat: Seat) => boolean;
  readonly offer: (s: State, seat: Seat, out: Offers) => void;
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
  /** The public set they belong to while they lie in the deck, see cardClasses.ts. */
  readonly set: number;
}

/** One part of a turn: it pushes its frame. */
export interface Part {
  readonly name: string;
  readonly begin: (s: State) => void;
}

/** One step of setup. The last step of a game, `start`, ends with the first turn or with the question that comes before it. */
export interface SetupStep {
  readonly name: string;
  readonly run: (s: State) => void;
}

/** Who sits at a table; kernel/seating.ts makes it. Lists are in seating order. */
export interface Seating {
  /** The seats that take turns, and those that have a pawn. */
  readonly turnOrder: Int32Array;
  readonly pawnSeats: Int32Array;
  /** Seat to the seat whose person decides for it. */
  readonly speakers: Int32Array;
  /** Seat to the seats whose hands it knows, and to those that know its hand, as bits; its own is among both. */
  readonly sees: Int32Array;
  readonly seenBy: Int32Array;
  /** Seat to its side: those of one side win together. */
  readonly sides: Int32Array;
  /** Seat to the number of the role that belongs to it; NO_ROLE where it is dealt one. */
  readonly ownRoles: Int32Array;
}

/** Marks what `compile` made; copies of a game keep it. */
export const COMPILED: unique symbol = Symbol('compiled');

/** A configuration turned into rules: immutable, shared by every state, never saved. */
export interface Game extends Seating {
  readonly [COMPILED]: true;
  readonly id: string;
  readonly config: Config;
  readonly shape: Shape;
  readonly fields: readonly Field[];
  /** The cells of the fields that last a turn. */
  readonly turnCells: Int32Array;
  /** Runs of cells that everybody may see, as pairs of start and end, and the masks of the fields that are not public. */
  readonly publicCells: Int32Array;
  readonly masks: readonly Mask[];
  /** Field id to where its cells start. */
  readonly offsets: readonly number[];
  readonly size: number;
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
  /** Those of the pool, then those that belong to seats. */
  readonly roles: readonly Role[];
  readonly events: readonly PlayableCard[];
  /** Frame kinds and command kinds by id; kinds of other games leave holes. */
  readonly frames: readonly FrameKind[];
  readonly kinds: readonly CommandKind[];
  /** Event command kind id to the card it plays. */
  readonly cardOfKind: readonly Card[];
  /** Command kind id to the roles that bring it; a hole where it is not the ability of a role. */
  readonly rolesOfKind: readonly (readonly number[])[];
  readonly kindsByName: ReadonlyMap<string, CommandKind>;
  readonly kindsByFormerName: ReadonlyMap<string, CommandKind>;
  /** What happens in a turn, in order. */
  readonly parts: readonly Part[];
  readonly actions: readonly ActionOffer[];
  readonly roleActions: readonly (readonly ActionOffer[])[];
  /** Whether anybody at this table offers anything that costs no action. */
  readonly offersFree: boolean;
  readonly free: readonly ActionOffer[];
  readonly roleFree: readonly (readonly ActionOffer[])[];
  /** Role to its interruptions, and whether any role has one. */
  readonly interruptions: readonly (readonly Interruption[])[];
  readonly interrupts: boolean;
  readonly reminders: readonly Reminder[];
  /** Number of a point to who answers it. */
  readonly points: readonly PointTable[];
  readonly shows: readonly NonNullable<Module['show']>[];
  readonly soundness: readonly NonNullable<Module['sound']>[];
  readonly resamples: readonly NonNullable<Module['resample']>[];
  readonly progress: readonly NonNullable<Module['progress']>[];
  /** Those of the last module that brings any. */
  readonly goals: Goals | undefined;
  readonly hasWon: NonNullable<Module['hasWon']>;
  readonly winners: NonNullable<Module['winners']>;
  readonly setup: readonly SetupStep[];
  /** How many events take part, undefined for all; the others lie in the box. */
  readonly eventsTaken: number | undefined;
  readonly rates: readonly number[];
  readonly outbreakLimit: number;
  /** Colour to how many cubes of it there are. */
  readonly cubesOf: readonly number[];
  /** Whether seats may have other roles than those they were dealt. */
  readonly rolesChange: boolean;
  readonly holds: readonly NonNullable<Module['holds']>[];
  /** An empty infection deck is made anew from its discard pile; else the draw is left out. */
  readonly renewsInfections: boolean;
  /** Bits of the moments at which some event of this game may be played. */
  readonly moments: number;
  readonly openHands: boolean;
  readonly asksConsent: boolean;
  readonly windowsAlways: boolean;
}

export const NOBODY = -1;
export const NO_CARD = -1;
export const NO_CITY = -1;
export const NO_ROLE = -1;

/** The viewer that sees only what lies open to all. */
export const EVERYBODY_BIT = 1 << 30;

/** Boxed cards were left out of the deck unseen. */
export const PLACES = { deck: 16, discard: 17, removed: 18, aside: 19, boxed: 21 } as const;

export const ENDINGS = ['running', 'won', 'outbreaks', 'cubes', 'cards'] as const;
export type Ending = (typeof ENDINGS)[number];
