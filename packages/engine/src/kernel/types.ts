// What states, rules and games are. Inside the engine everything is a small integer; names stand in the tables of the Game. These types
// need each other, so they share a file; what needs none of them stands in vocabulary.ts and gameTables.ts.
import type { FactSink } from './facts.ts';
import type { CommandWords, GameTables, Seating } from './gameTables.ts';
import type {
  Block,
  Card,
  City,
  Colour,
  InfectionCard,
  Moment,
  Offers,
  Packed,
  Refusal,
  Seat,
  Shape,
} from './vocabulary.ts';

export type * from './gameTables.ts';
export * from './vocabulary.ts';

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

/** A block with the game it belongs to. */
export interface State extends Block {
  readonly game: Game;
  /** Hears what happens; not part of the block and never copied. */
  sink: FactSink | undefined;
}

/** What one viewer may know, in the layout of a state: public fields as they are, hidden ones blank, the others as their masks allow. */
export interface Sight {
  readonly viewer: Seat;
  readonly table: State;
}

/** What a frame tells of the actions that it lends to the seat it waits for. */
export interface ActionLoan {
  readonly left: (s: State, at: number) => number;
  /** Takes so many; fewer than none gives more. */
  readonly spend: (s: State, at: number, count: number) => void;
  /** Why it lends none for this command; without it, whatever costs an action may be said. */
  readonly refusal?: (s: State, at: number, command: Packed) => Refusal | undefined;
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
  /** Frames that may lie on it besides those that say so themselves. */
  readonly carries: readonly string[];
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
  /** The actions that it lends; undefined: none. */
  readonly loan: ActionLoan | undefined;
  /** Whose event does its work as long as the frame lies on the stack; undefined: nobody's. */
  readonly eventOf: ((s: State, at: number) => Seat) | undefined;
  /** The infection card that it keeps from the discard pile while it is on top: something of it is still to come. */
  readonly keeps: ((s: State, at: number) => InfectionCard) | undefined;
  /** The commands that answer this frame. */
  readonly offer: (s: State, at: number, out: Offers) => void;
}

/** A condition of a command, said once for those who offer it and for those who explain why it is not offered. */
export interface Need {
  readonly isMet: (s: State, command: Packed) => boolean;
  readonly refusal: (s: State, command: Packed) => Refusal;
}

export interface CommandKind extends CommandWords {
  /** What has to hold; the first that does not is the refusal. */
  readonly needs: readonly Need[];
  /** How many actions it takes; without it, one if it is an action, else none. */
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
  /** The answer is given only while this field of one cell is not 0. */
  readonly during?: Field;
}

/** The answers to one point at a table: of its rules, and of the roles by their number. */
export interface PointTable {
  /** Nobody answers; no role answers. */
  readonly silent: boolean;
  readonly rolesSilent: boolean;
  readonly table: readonly Answering[];
  /** For each answer in `table` the cell that has to be set, or ALWAYS. */
  readonly during: readonly number[];
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
  /** Whether this module keeps a city card that lies aside. */
  readonly keepsAside?: (s: State, card: Card) => boolean;
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
  readonly work?: Work;
  readonly hiding?: Hiding;
  readonly rivalry?: Rivalry;
  /** How many diseases that are gone for good win without what is left, where that wins; for players that know no game. */
  readonly enoughGone?: (game: Game) => number;
  /** Whether what winning takes has been done; asked by `checkWin`. The last module that brings one decides. */
  readonly hasWon?: (s: State) => boolean;
  /** The seats that have won a game that is over, as bits; asked of sights too. Without one a table wins or loses together. */
  readonly winners?: (s: State) => number;
}

/**
 * What winning takes, goal by goal, for players that know no game. The goal of a colour has its number; goals behind those are about no
 * colour. The table wins when every goal is reached, but for one that a table may do without.
 */
export interface Goals {
  readonly count: (game: Game) => number;
  readonly isReached: (s: State, goal: number) => boolean;
  /** The goal of a colour that need not be reached while no cube of it is on the board; NO_GOAL: all have to be. */
  readonly avoidable: (game: Game) => number;
  /** Whether the disease is gone for good. */
  readonly isGone: (s: State, goal: number) => boolean;
  /** How many cards the goal takes if the seat reaches it, and how many of them its hand and whatever else it has can pay. */
  readonly cardsNeeded: (s: State, seat: Seat, goal: number) => number;
  readonly held: (s: State, seat: Seat, goal: number) => number;
  /** Whether at this table nothing but the cards of its colour pays for a goal: whoever has counted them need not ask what is held. */
  readonly isByCards: (s: State) => boolean;
  /** Whether cards of other colours, which other goals take too, are part of what a seat can pay. */
  readonly paysAcross: (s: State, seat: Seat) => boolean;
  /** Whether a seat flies to the city of any card in its hand and keeps the card. */
  readonly fliesFree: (s: State, seat: Seat) => boolean;
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

/** What goals take besides the cards of the seat that reaches them, for players that know no game. */
export interface Work {
  /** Goal to about how many actions, of whoever it may be, are left until cards are all that it takes; 0: none. */
  readonly actions: (s: State) => Readonly<Float64Array>;
  /** Goal to the colours, as bits, of which cubes have to come from the board for it; 0: none. */
  readonly wants: (s: State) => Readonly<Int32Array>;
  /** So many of them where nothing is begun. */
  readonly whole: number;
  /** Cards of the goal's colour that go into these actions, from any hands. */
  readonly cards: (s: State, goal: number) => number;
}

/** A seat whose pawn hides from those of another side, for players that know no game. */
export interface Hiding {
  readonly seat: (game: Game) => Seat;
  /** The frame in which it acts. */
  readonly part: string;
  /** If the others lose, it wins where a cube of this colour is on the board. */
  readonly colour: (game: Game) => Colour;
  /** Where its pawn is; NO_CITY for whoever doesn't know, and before it is anywhere. */
  readonly city: (s: State) => City;
  /** Whether everybody sees its pawn, and whether it is held where it stands. */
  readonly isSeen: (s: State) => boolean;
  readonly isHeld: (s: State) => boolean;
  /** The cities, among 32 of them, in which it may be for all that is public, as bits. */
  readonly possible: (s: State, word: number) => number;
  /** How many cards that bring harm it holds, and which: a number below zero for one that the viewer of a sight doesn't know. */
  readonly cards: (s: State) => number;
  readonly card: (s: State, slot: number) => InfectionCard;
  /**
   * Takes a pawn that nobody sees out of a drawn state. The others then move there as if they found nobody, wherever he was drawn, and only
   * what is public goes by where they were. Nothing else may be played on from there.
   */
  readonly conceal: (s: State) => void;
}

/**
 * What decides which side wins where all have to succeed together and the one with the most points wins, for players that know no game.
 * `knower` is the side that asks: what another side keeps to itself counts as it is on average for all that it may be, whatever a state
 * that was drawn holds.
 */
export interface Rivalry {
  /** The points of a side if all succeeded as things stand. */
  readonly points: (s: State, side: number, knower: number) => number;
  /** What it would bring a side on top to reach a goal, and to do away with its disease for good. */
  readonly forReaching: (s: State, side: number, knower: number, goal: number) => number;
  readonly forGone: (s: State, side: number, knower: number, goal: number) => number;
  /** Among all that others may keep from a side the share with which none of them is ahead of it if all succeed as things stand. */
  readonly unbeaten: (s: State, side: number) => number;
}

/** A module whose points and actions belong to the seat that holds the role. */
export interface Role extends Module {
  readonly kind: 'role';
  /** Of a seat that a challenge adds: all it can do with its actions. Players do whatever the table has. */
  readonly deeds?: readonly CommandKind[];
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

/** One part of a turn: it pushes its frame. */
export interface Part {
  readonly name: string;
  readonly begin: (s: State) => void;
}

/** One step of setup. The last step of a game, `start`, ends with the first turn or with the question that comes before it. */
export interface SetupStep {
  readonly name: string;
  /** It may ask something, and the steps behind it wait for the answer. */
  readonly asks?: boolean;
  readonly run: (s: State) => void;
}

/** Marks what `compile` made; copies of a game keep it. */
export const COMPILED: unique symbol = Symbol('compiled');

/** A configuration turned into rules: immutable, shared by every state, never saved. */
export interface Game extends GameTables, Seating {
  readonly [COMPILED]: true;
  readonly fields: readonly Field[];
  /** The cells of the fields that last a turn. */
  readonly turnCells: Int32Array;
  /** Runs of cells that everybody may see, as pairs of start and end, and the masks of the fields that are not public. */
  readonly publicCells: Int32Array;
  readonly masks: readonly Mask[];
  /** Field id to where its cells start. */
  readonly offsets: readonly number[];
  readonly size: number;
  /** Those of the pool, then those that belong to seats. */
  readonly roles: readonly Role[];
  /** The role of a seat that has not chosen one yet; NO_ROLE where every seat begins with its own. */
  readonly standIn: number;
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
  /** Point to 1 if anybody at this table answers it: a test of its own, because most points are silent and are asked all the time. */
  readonly heard: Uint8Array;
  readonly shows: readonly NonNullable<Module['show']>[];
  readonly soundness: readonly NonNullable<Module['sound']>[];
  readonly resamples: readonly NonNullable<Module['resample']>[];
  readonly progress: readonly NonNullable<Module['progress']>[];
  /** Those of the last module that brings any. */
  readonly goals: Goals | undefined;
  readonly work: Work | undefined;
  readonly hiding: Hiding | undefined;
  readonly rivalry: Rivalry | undefined;
  readonly enoughGone: Module['enoughGone'];
  readonly hasWon: NonNullable<Module['hasWon']>;
  readonly winners: NonNullable<Module['winners']>;
  readonly setup: readonly SetupStep[];
  readonly holds: readonly NonNullable<Module['holds']>[];
  readonly keepsAside: readonly NonNullable<Module['keepsAside']>[];
}
