// What stands in the log of a table as it is kept. A table is nothing but this log; hashes stand for keys.
import type { Config, Snapshot } from '@cordon/engine';
import type { Aids, Origin, Person } from '@cordon/protocol';

/** A shuffle by a seed, or a position that was dealt anew out of another game. */
export type Deal = { readonly seed: string } | { readonly snapshot: Snapshot };

export type Entry =
  | {
      readonly entry: 'created';
      readonly host: Person;
      /** The rules version under which it was made; logs older than rules versions name none and are of version 1. */
      readonly rules?: number;
      readonly config: Config;
      readonly deal: Deal;
      /** Commands that were played before, somewhere else: “1: drive chicago”. */
      readonly moves: readonly string[];
      readonly origin?: Origin;
      /** The date whose deal it was made for. */
      readonly day?: string;
      /** The seed is told to nobody before this time, in milliseconds. */
      readonly sealed?: number;
      /** Guests who have seen the cards already: while the seed is sealed, nobody else may sit here. Absent: anybody may. */
      readonly knowers?: readonly string[];
      readonly watchers: 'allowed' | 'none';
      readonly listed: 'yes' | 'no';
      /** Absent where the table allows all of them. */
      readonly aids?: Aids;
      readonly invite: string;
      readonly watch?: string;
    }
  | { readonly entry: 'linked'; readonly which: 'invite' | 'watch'; readonly hash: string }
  /** The host took the table off the public list. */
  | { readonly entry: 'unlisted' }
  | { readonly entry: 'sat'; readonly seat: number; readonly person: Person; readonly hash: string }
  /** A further guest, the same person on another device, came by the seat's own link. */
  | { readonly entry: 'shared'; readonly seat: number; readonly guest: string }
  /** `hash`: of the key by which the next one may sit down, where the seat was handed over. */
  | {
      readonly entry: 'left';
      readonly seat: number;
      readonly how: 'left' | 'handed-over' | 'removed';
      readonly hash?: string;
    }
  | { readonly entry: 'bot'; readonly seat: number; readonly bot: string }
  /** `replays`: the moves of the creation follow as entries of their own. Logs written before there was this field don't repeat them. */
  | { readonly entry: 'started'; readonly replays?: 'yes' }
  | {
      readonly entry: 'played';
      readonly seat: number;
      readonly command: string;
      /** Played before, somewhere else: a move of the creation. */
      readonly earlier?: 'yes';
      readonly mark?: string;
      readonly proposal?: number;
    }
  /** `to`: how many commands are left. */
  | { readonly entry: 'undone'; readonly seat: number; readonly to: number }
  /** The seed was told before the end. */
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
  | { readonly entry: 'abandoned' };

export type EntryOf<Name extends Entry['entry']> = Extract<Entry, { entry: Name }>;

/** Reads an entry that this server wrote. */
export function readEntry(body: string): Entry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(body) as Entry;
}
