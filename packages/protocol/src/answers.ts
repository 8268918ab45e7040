// What the server says: answers to requests, and what it tells by itself.
import type { Config, GameChoices, RefusalParams, View } from '@cordon/engine';
import type { ChanceInfo, Explained, GameAnalysis, Hint } from './advice.ts';
import type { DealResults } from './deals.ts';
import type { Prices } from './prices.ts';
import type { Person, Presence, SeatBoard, TableSummary, Update } from './tables.ts';
import type { RefusalCode, Status } from './words.ts';

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
    /** The history that the server holds: another one after a backup was put back. */
    readonly epoch: string;
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
  readonly open: { readonly number: number; readonly epoch: string; readonly seats: readonly number[] };
  readonly close: Nothing;
  readonly link: { readonly key: string };
  readonly unlist: Nothing;
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
  readonly look: {
    readonly move: number;
    readonly boards: readonly Omit<SeatBoard, 'legal' | 'prices' | 'undo'>[];
  };
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
  /** What each step of the plan takes; absent where it has none. */
  readonly steps?: Prices;
  /** What could be said there, each line with its seat in front. */
  readonly legal: readonly string[];
  /** What each of these takes; absent where there are none. */
  readonly prices?: Prices;
}

/** Why a seat can do nothing of a kind of command now, or not this command. */
export interface Why {
  readonly kind?: string;
  readonly command?: string;
  /** A stable word and what it is about, as in a refusal. */
  readonly reason: string;
  readonly params?: RefusalParams;
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
  /** Why a command, a configuration or a saved game is refused, as a stable word. */
  readonly reason?: string;
  /** What that reason is about, by name. */
  readonly params?: RefusalParams;
  /** Legal commands that come nearest to what was asked. */
  readonly nearest?: readonly string[];
  /** After how many milliseconds it is worth asking again. */
  readonly wait?: number;
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
