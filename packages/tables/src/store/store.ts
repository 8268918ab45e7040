// Where tables are kept: one append-only log for each, and beside it what is needed to find a table again.

/** An entry of a table's log as it is kept: its number, when it was written (milliseconds), and its body as JSON. */
export interface StoredEntry {
  readonly number: number;
  readonly at: number;
  readonly body: string;
}

export const STATUSES = ['gathering', 'playing', 'over', 'abandoned'] as const;
export type Status = (typeof STATUSES)[number];

/** What lists of tables show; written anew with every append. */
export interface Summary {
  readonly status: Status;
  readonly listed: 'yes' | 'no';
  /** Whether the game waits for a bot, which somebody then has to wake. */
  readonly botDue: 'yes' | 'no';
  /** The deal that is played there, by which games of the same one are found. */
  readonly deal?: string;
  /** Everything else that a list shows, as JSON; the store does not look into it. */
  readonly about: string;
}

export interface TableRow extends Summary {
  readonly table: string;
  readonly number: number;
  /** When the last entry was written, in milliseconds. */
  readonly touched: number;
}

/** How a game stands among those of the same deal. */
export interface Play {
  /** The date for whose deal the table was made; empty for any other table. */
  readonly day: string;
  /** Guests who know the cards by it, each once. */
  readonly people: readonly string[];
  /** When the game began, in milliseconds; 0 before. */
  readonly began: number;
  /** Whether it began when that day was over. */
  readonly late: 'yes' | 'no';
  /** Whether bots play it alone. */
  readonly bots: 'yes' | 'no';
  /** Once it is over. The better of two games has the rank that sorts first. */
  readonly end?: { readonly rank: string; readonly at: number };
}

/** Why a game doesn't count: somebody knew the cards, or it came too late. */
export type Aside = 'repeat' | 'late';

export interface DealRow {
  readonly row: TableRow;
  readonly aside?: Aside;
  /** Among the finished games that count. */
  readonly place?: number;
}

export interface DealQuery {
  /** Whose own games are asked for. */
  readonly guest: string;
  /** The first of the results, counted from 0, and how many at most. */
  readonly from: number;
  readonly limit: number;
}

/** The games of a deal. Those that bots play alone stand apart. */
export interface DealPage {
  /** The date whose deal it is, if a table was made for one. */
  readonly day?: string;
  /** How many are finished. */
  readonly total: number;
  /** Finished games: those that count first, the better ones first, equal ones by when they ended. */
  readonly results: readonly DealRow[];
  /** Games of the guest, finished or not, the one that began first first; those that haven't begun come last. */
  readonly own: readonly DealRow[];
  /** Finished games that everybody may find, in the order of the results, without their places. */
  readonly listed: readonly DealRow[];
  readonly bots: readonly TableRow[];
}

/** Something to tell hooks of a table, each of them once. */
export interface Notice {
  /** The hooks of this seat and those of the table as a whole; 0: those of the table alone; `all`: every hook there is. */
  readonly seat: number | 'all';
  readonly body: string;
}

/** Entries that shall follow the entry with the number `after`: all of them, or none if another was faster. */
export interface Append {
  readonly table: string;
  /** The last number the writer knows; 0 makes a new table. */
  readonly after: number;
  readonly at: number;
  readonly bodies: readonly string[];
  readonly summary: Summary;
  /** How its game now stands among those of its deal, if that has changed. */
  readonly play?: Play;
  /** Guests who find the table among their own from now on. */
  readonly joins?: readonly string[];
  /** Guests who no longer do. */
  readonly leaves?: readonly string[];
  readonly notices?: readonly Notice[];
}

/** `taken`: the entry after `after` was already there, and nothing was written. */
export type Appended = 'appended' | 'taken';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface Hook {
  readonly id: string;
  readonly table: string;
  /** 0: the table as a whole. */
  readonly seat: number;
  readonly url: string;
  /** Signs what is sent. */
  readonly secret: string;
  /** The guest who may take it away. */
  readonly owner: string;
}

/** One notice on its way to one hook. */
export interface Delivery {
  readonly id: string;
  readonly hook: Hook;
  readonly body: string;
  /** How often it was tried before. */
  readonly attempts: number;
}

/** What one process tells the others. */
export type Signal =
  | { readonly signal: 'appended'; readonly table: string; readonly number: number }
  /** Ephemeral words of a process, never kept. */
  | { readonly signal: 'said'; readonly text: string };

/** What tables need of a place to be kept in. */
export interface TableStore {
  /**
   * Writes entries; when the promise is fulfilled they are on disk. Appends of many tables share one transaction. A
   * failure rejects the promise of that append alone.
   */
  append(append: Append): Promise<Appended>;
  /** The entries after a number, in order, the first `most` of them; none if there is no such table. */
  read(table: string, after: number, most?: number): Promise<StoredEntry[]>;
  /** Tables of a guest, the last touched first. */
  tablesOf(guest: string, limit: number): Promise<TableRow[]>;
  /** Tables that everybody may find, still gathering or playing, the last touched first. */
  listedTables(limit: number): Promise<TableRow[]>;
  /** The games of a deal, at a cost that doesn't grow with their number. */
  dealGames(deal: string, query: DealQuery): Promise<DealPage>;
  /** Tables that wait for a bot and were last touched before this time. */
  tablesWithBotDue(before: number, limit: number): Promise<TableRow[]>;
  /** How many tables there are of each status. */
  countTables(): Promise<Readonly<Record<Status, number>>>;

  /** Makes a guest or gives an existing one a new name. */
  putGuest(guest: Guest, at: number): Promise<void>;
  guest(id: string): Promise<Guest | undefined>;

  /** The value of a setting; the first process that asks decides it, for all and for ever. */
  setting(name: string, make: () => string): Promise<string>;

  /** Tells the other processes something. */
  tell(text: string): void;
  /**
   * Hears what the other processes appended and told, never what this one did. `lost` is called after a time in which
   * signals may have been missed: whoever listens looks for itself then.
   */
  hear(listener: (signal: Signal) => void, lost: () => void): void;

  /** Rejects if the store cannot be read and written. */
  check(): Promise<void>;
  /** Waits for what is on its way to disk, then lets go of everything. */
  close(): Promise<void>;
}

/** What an operator did to the store, for the processes that use it. */
export interface Operation {
  readonly id: number;
  /**
   * `appended`, `rewritten`, `deleted`: a table has new entries, other ones, or none any more. `guest`: somebody has another name or
   * is forgotten. `bans`: others are banned now.
   */
  readonly what: 'appended' | 'rewritten' | 'deleted' | 'guest' | 'bans';
  /** The table or the guest. */
  readonly subject: string;
}

/** Somebody who is not let in, by guest or by address. */
export interface Ban {
  readonly kind: 'guest' | 'address';
  readonly subject: string;
  /** When it ends, in milliseconds; undefined: never. */
  readonly until: number | undefined;
}

/** One that also tells others of what happens. */
export interface Store extends TableStore {
  /** A name for the history that the store holds: another one after a backup was put back, so that nobody goes on with entries that are gone. */
  epoch(): Promise<string>;
  /** How much waits: writes for the next commit, and notices for their delivery. */
  queues(): Promise<{ readonly commits: number; readonly notices: number }>;
  /** What operators did after this number, in order; the last number alone where none is said. */
  operations(after?: number): Promise<readonly Operation[]>;
  bans(): Promise<readonly Ban[]>;
  putHook(hook: Hook): Promise<void>;
  hooksOf(table: string): Promise<Hook[]>;
  /** Takes a hook away with all that is still on its way to it. */
  dropHook(id: string): Promise<void>;
  /** Puts a notice for one hook on its way, due at once. */
  putDelivery(hook: string, body: string, at: number): Promise<void>;
  /** Deliveries that are due; they are this caller's own until `until`, when they fall due again by themselves. */
  claimDeliveries(now: number, until: number, limit: number): Promise<Delivery[]>;
  /** The delivery arrived or is given up. */
  endDelivery(id: string): Promise<void>;
  /** The delivery failed and is due again at this time. */
  retryDelivery(id: string, due: number): Promise<void>;
  /** The delivery was claimed but not tried; it is due again at this time. */
  returnDelivery(id: string, due: number): Promise<void>;
}
