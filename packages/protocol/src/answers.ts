// What the server says: answers to requests, and what it tells by itself.
import type { Config, Fact, GameChoices, View } from '@cordon/engine';
import type { ChanceInfo, Explained, GameAnalysis, Hint } from './advice.ts';
import type { RefusalCode, Status } from './words.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** One seat of a table: a person, a bot, or open when neither is named. */
export interface SeatInfo {
  readonly seat: number;
  readonly person?: Person;
  readonly bot?: string;
}

export interface ProposalInfo {
  /** The number of the entry that brought it. */
  readonly proposal: number;
  readonly seat: number;
  readonly commands: readonly string[];
  /** How many of the commands have been played. */
  readonly played: number;
  readonly note?: string;
  readonly answers: readonly { readonly seat: number; readonly answer: 'yes' | 'no' }[];
}

/** Where a table came from, if not from a fresh shuffle. */
export type Origin =
  | { readonly from: 'import' }
  /** `deal`: the same cards as there, or dealt anew where that game was still running. */
  | { readonly from: 'fork'; readonly table: string; readonly move: number; readonly deal: 'same' | 'anew' };

/** What helps to think and is no rule of the game: a table may do without. */
export interface Aids {
  /** What is known about the infection deck, gathered in one place. */
  readonly infectionPanel: 'yes' | 'no';
  readonly hints: 'yes' | 'no';
}

/** Everything about a table besides the board. */
export interface TableInfo {
  readonly status: Status;
  readonly config: Config;
  readonly host: Person;
  readonly seats: readonly SeatInfo[];
  readonly watchers: 'allowed' | 'none';
  readonly listed: 'yes' | 'no';
  readonly aids: Aids;
  /** The promise made before the first card; absent where the deal has no seed of its own. */
  readonly seedHash?: string;
  /** Told when the game is over; that of a deal of the day when the day is over too. */
  readonly seed?: string;
  /** The date whose deal it is. */
  readonly day?: string;
  readonly origin?: Origin;
  readonly proposals: readonly ProposalInfo[];
  /** Seats that want to abandon the game. */
  readonly abandon: readonly number[];
  /** What the reader of this message is at the table. */
  readonly you: {
    readonly seats: readonly number[];
    readonly host: 'yes' | 'no';
    readonly maySit: 'yes' | 'no';
  };
}

interface EntryBase {
  readonly number: number;
  /** When it was written: ISO 8601, UTC. */
  readonly at: string;
}

/** One line of the log of a table. */
export type EntryMessage = EntryBase &
  (
    | { readonly entry: 'created'; readonly host: Person }
    | { readonly entry: 'linked'; readonly which: 'invite' | 'watch' }
    | { readonly entry: 'sat'; readonly seat: number; readonly person: Person }
    | { readonly entry: 'shared'; readonly seat: number }
    | { readonly entry: 'left'; readonly seat: number; readonly how: 'left' | 'handed-over' | 'removed' }
    | { readonly entry: 'bot'; readonly seat: number; readonly bot: string }
    | { readonly entry: 'started'; readonly move: number; readonly facts: readonly Fact[] }
    | {
        readonly entry: 'played';
        readonly seat: number;
        readonly move: number;
        /** Absent where the reader may not know it. */
        readonly command?: string;
        readonly facts: readonly Fact[];
        readonly mark?: string;
        readonly proposal?: number;
      }
    | { readonly entry: 'undone'; readonly seat: number; readonly to: number }
    /** Somebody who played alone asked for the game as text, and so knows the seed before the end. */
    | { readonly entry: 'exported'; readonly person: Person }
    /** A seat was told what a good partner would play. */
    | { readonly entry: 'hinted'; readonly seat: number }
    | { readonly entry: 'said'; readonly person: Person; readonly seat?: number; readonly text: string }
    | {
        readonly entry: 'proposed';
        readonly seat: number;
        readonly commands: readonly string[];
        readonly note?: string;
      }
    | {
        readonly entry: 'answered';
        readonly seat: number;
        readonly proposal: number;
        readonly answer: 'yes' | 'no';
      }
    | { readonly entry: 'withdrawn'; readonly seat: number; readonly proposal: number }
    | { readonly entry: 'voted'; readonly seat: number; readonly abandon: 'yes' | 'no' }
    | { readonly entry: 'abandoned' }
  );

/** The board as a seat sees it (seat 0: as everybody does), and what that seat can do now, as text. */
export interface SeatBoard {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly string[];
}

/** News of a table: the entries since the last update, and how the table stands after them. */
export interface Update {
  readonly type: 'update';
  readonly table: string;
  /** The number of the last entry: what a client names when it comes back. */
  readonly number: number;
  /** The number of the last entry that changed the board: what a command names. */
  readonly position: number;
  /** How many commands have been played and not taken back. */
  readonly move: number;
  readonly entries: readonly EntryMessage[];
  /** Present in the first update and whenever something of it changed. */
  readonly info?: TableInfo;
  /** Present in the first update and whenever the board changed. */
  readonly boards?: readonly SeatBoard[];
  /** More entries follow in the next update; neither info nor boards are here. */
  readonly more?: 'yes';
}

/** Who is there now. */
export interface Presence {
  readonly type: 'presence';
  readonly table: string;
  readonly seats: readonly number[];
  readonly watchers: number;
}

export interface TableSummary {
  readonly table: string;
  readonly number: number;
  /** When the last entry was written: ISO 8601, UTC. */
  readonly touched: string;
  readonly status: Status;
  readonly about: About;
}

/** What a list says about a table. */
export interface About {
  readonly game: string;
  readonly players: number;
  readonly epidemics: number;
  readonly challenges: readonly string[];
  readonly seats: readonly { readonly seat: number; readonly name?: string; readonly bot?: string }[];
  /** The seat the game waits for; 0 when it waits for nobody. */
  readonly waitsFor: number;
  readonly ending?: string;
  /** The date whose deal it is. */
  readonly day?: string;
}

/** How a game of a deal went, for comparing it with others of the same deal. */
export interface DealResult {
  /** The people who sat there in the end. */
  readonly names: readonly string[];
  /** The bots who sat there in the end. */
  readonly bots: readonly string[];
  /** An ending of the game, or `abandoned`. */
  readonly ending: string;
  readonly turns: number;
  /** How many of the goals were reached. */
  readonly goals: number;
  readonly outbreaks: number;
  /** How many player cards were left to draw. */
  readonly cardsLeft: number;
  /** How often something was taken back. */
  readonly undone: number;
  /** How often somebody asked for a hint. */
  readonly hinted: number;
  /** When it ended: ISO 8601, UTC. */
  readonly ended: string;
  /** Its place among those that count; equal games share one. */
  readonly place?: number;
  /** Why it does not count: somebody at the table had played the deal before, or it was not begun on its day. */
  readonly aside?: 'repeat' | 'late';
  readonly mine: 'yes' | 'no';
  /** Where the reader may look at it. */
  readonly table?: string;
}

/** The games of a deal that are over, those that count first. */
export interface DealResults {
  readonly results: readonly DealResult[];
  /** How many there are in all; the list goes on at `from`. */
  readonly total: number;
  /** The bots alone, each of them once. */
  readonly bots: readonly DealResult[];
  /** The bots that are playing it just now. */
  readonly botsPlay: readonly string[];
}

export interface HookInfo {
  readonly hook: string;
  readonly seat: number;
  readonly url: string;
}

/** What each kind of request gets back when it is done. */
export interface Answers {
  readonly hello: {
    readonly protocol: number;
    readonly version: string;
    readonly guest?: Person;
    readonly bots: readonly string[];
  };
  readonly games: { readonly games: readonly GameChoices[] };
  readonly create: NewTable;
  readonly import: NewTable;
  readonly fork: NewTable;
  readonly daily: DealResults & {
    readonly day: string;
    readonly today: string;
    readonly config: Config;
    /** The table at which the reader plays or played it, the first that was begun first. */
    readonly own?: { readonly table: string; readonly status: Status };
  };
  readonly 'daily-table': NewTable;
  readonly deal: DealResults;
  readonly tables: { readonly tables: readonly (TableSummary & { readonly seats: readonly number[] })[] };
  readonly listed: { readonly tables: readonly TableSummary[] };
  readonly open: { readonly number: number; readonly seats: readonly number[] };
  readonly close: Nothing;
  readonly link: { readonly key: string };
  readonly sit: { readonly key: string };
  readonly leave: Nothing;
  readonly 'hand-over': { readonly key: string };
  readonly bot: Nothing;
  readonly start: Nothing;
  readonly play: { readonly number: number };
  readonly undo: { readonly number: number };
  readonly say: { readonly number: number };
  readonly propose: { readonly proposal: number };
  readonly foresee: Foresight;
  readonly answer: Nothing;
  readonly withdraw: Nothing;
  readonly adopt: { readonly number: number };
  readonly vote: Nothing;
  readonly why: { readonly reasons: readonly Why[] };
  readonly look: { readonly move: number; readonly boards: readonly Omit<SeatBoard, 'legal'>[] };
  readonly hint: Hint;
  readonly chance: ChanceInfo;
  readonly explain: Explained;
  readonly analysis: GameAnalysis;
  readonly cancel: Nothing;
  readonly export: { readonly text: string };
  readonly hook: { readonly hook: string; readonly secret: string };
  readonly hooks: { readonly hooks: readonly HookInfo[] };
  readonly unhook: Nothing;
  readonly 'test-hook': { readonly outcome: string };
}

/** Where a plan would lead, as far as whoever asks can know. */
export interface Foresight {
  readonly view: View;
  /** What could be said there, each line with its seat in front. */
  readonly legal: readonly string[];
}

/** Why a seat can do nothing of a kind of command now, or not this command. */
export interface Why {
  readonly kind?: string;
  readonly command?: string;
  /** A stable word, as in a refusal. */
  readonly reason: string;
  readonly message: string;
}

type Nothing = Readonly<Record<never, never>>;

/** A new table and the keys of its links, which are told this once and kept nowhere. */
export interface NewTable {
  readonly table: string;
  readonly invite: string;
  readonly watch?: string;
}

export type Done<Type extends keyof Answers = keyof Answers> = {
  readonly type: 'done';
  readonly id: number;
} & Answers[Type];

export interface Refused {
  readonly type: 'refused';
  /** Absent where the request had none that could be read. */
  readonly id?: number;
  readonly code: RefusalCode;
  /** A sentence or two for a person. */
  readonly message: string;
  /** Why a command is illegal, as a stable word. */
  readonly reason?: string;
  /** Legal commands that come nearest to what was asked. */
  readonly nearest?: readonly string[];
}

/** The table is closed to this connection from now on, which hears nothing more of it. */
export interface Closed {
  readonly type: 'closed';
  readonly table: string;
  readonly code: RefusalCode;
  readonly message: string;
}

/** The last word before the server closes the connection. */
export interface Bye {
  readonly type: 'bye';
  readonly code: RefusalCode;
  readonly message: string;
}

/** How far something is that takes long; the answer comes later. */
export interface Progress {
  readonly type: 'progress';
  readonly id: number;
  readonly done: number;
  readonly all: number;
}

export type ServerMessage = Done | Refused | Progress | Update | Presence | Closed | Bye;
