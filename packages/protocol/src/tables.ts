// A table and what happens at it.
import type { Config, Fact, RefusalParams, View } from '@cordon/engine';
import type { Prices } from './prices.ts';
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
  /** The seat whose person also decides for this one; absent where it has a person of its own. */
  readonly speaker?: number;
  /** Seats of the same side win together; absent where all play together. */
  readonly side?: number;
  /** What a seat is that no player with a pawn and a turn sits on, by its role; absent for players. */
  readonly kind?: string;
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

/** Where the log of a table cannot be followed any further by today's rules, and why. */
export interface StoppedInfo {
  /** The number of the entry that cannot take effect; the table is as it was before. */
  readonly number: number;
  readonly message: string;
  /** Why, as a refusal says it. Absent between sides, where it could tell what one of them did. */
  readonly why?: {
    readonly code: RefusalCode;
    readonly message: string;
    readonly reason?: string;
    readonly params?: RefusalParams;
  };
  /** Absent where the game follows today's rules. */
  readonly rules?: { readonly recorded: number; readonly today: number };
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
  /** The log goes on, but this server cannot read it from this entry on: nothing can be done here any more but look. */
  readonly stopped?: StoppedInfo;
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
    | { readonly entry: 'unlisted' }
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
        /** Played before there was this table: in the game that was imported or forked. */
        readonly earlier?: 'yes';
        readonly mark?: string;
        readonly proposal?: number;
        /** The seat could say nothing else. Absent with private hands, where it would tell what somebody holds. */
        readonly forced?: 'yes';
      }
    | { readonly entry: 'undone'; readonly seat: number; readonly to: number }
    /** Somebody who played alone asked for the game as text, and so knows the seed before the end. */
    | { readonly entry: 'exported'; readonly person: Person }
    /** A seat was told what a good partner would play. */
    | { readonly entry: 'hinted'; readonly seat: number }
    /** `removed`: the operator took the text away; it is empty then. */
    | {
        readonly entry: 'said';
        readonly person: Person;
        readonly seat?: number;
        /** Said to this side alone. */
        readonly side?: number;
        readonly text: string;
        readonly removed?: 'yes';
      }
    /** Talk or a plan of a side, which others don't hear before the game is over. */
    | { readonly entry: 'private'; readonly side: number }
    /** The operator took away what was said in another entry. */
    | { readonly entry: 'removed'; readonly of: number }
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
  /** What each of these takes; absent where there are none. */
  readonly prices?: Prices;
  /** This seat can take back the last command. */
  readonly undo?: 'yes';
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
  /** The game can't go on: this server cannot read its log to the end. It can still be looked at, exported and forked. */
  readonly stopped?: 'yes';
  readonly about: About;
}

/** What a list says about a table. */
export interface About {
  readonly game: string;
  /** What was added to the game; absent if nothing was. */
  readonly boxes?: readonly string[];
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
