// A table at one moment: everything its log says so far. Never changed, only followed by the next one.
import type { Game, State } from '@cordon/engine';
import type { Aids, Origin, Person, Status, StoppedInfo } from '@cordon/protocol';
import type { Deal } from '../entries/entries.ts';
import type { MoveList } from './moveList.ts';

export type Seat =
  /** `hash`: of a key that reserves the seat for whoever it was handed to. */
  | { readonly kind: 'open'; readonly hash?: string }
  /** `guests`: the person and every device that came by the seat's link, whose key has this hash. */
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly guests: readonly string[];
      readonly hash: string;
    }
  | { readonly kind: 'bot'; readonly bot: string };

export interface Proposal {
  readonly proposal: number;
  readonly seat: number;
  readonly commands: readonly string[];
  readonly note?: string;
  readonly played: number;
  readonly answers: ReadonlyMap<number, 'yes' | 'no'>;
}

export interface Table {
  readonly id: string;
  /** The number of the last entry. */
  readonly number: number;
  /** The number of the last entry that changed the board. */
  readonly position: number;
  readonly status: Status;
  /** The rules version under which it was made. */
  readonly rules: number;
  /** Set where there is more in the log than can be read: such a table is looked at, and nothing is written there any more. */
  readonly stopped?: StoppedInfo;
  readonly game: Game;
  readonly deal: Deal;
  readonly host: Person;
  readonly origin: Origin | undefined;
  /** By which games of the same deal are found; none where it began in the middle of another game. */
  readonly dealKey: string | undefined;
  /** The date whose deal it was made for. */
  readonly day: string | undefined;
  /** The seed is told to nobody before this time, in milliseconds; 0: as soon as the game is over. */
  readonly sealed: number;
  /** While the seed is sealed only these guests may sit here; undefined: anybody may. */
  readonly knowers: readonly string[] | undefined;
  /** When the game began and when it ended, in milliseconds; 0 before. */
  readonly began: number;
  readonly ended: number;
  /** How often something was taken back. */
  readonly undone: number;
  /** How often somebody asked for a hint. */
  readonly hinted: number;
  readonly watchers: 'allowed' | 'none';
  readonly listed: 'yes' | 'no';
  readonly aids: Aids;
  /** Hashes of the keys of the links. */
  readonly invite: string;
  readonly watch: string | undefined;
  readonly seats: readonly Seat[];
  /** Guests who sat here once: they may come back to an open seat. */
  readonly members: readonly string[];
  /** Guests the host removed, each with the hash of the invite key at that time: neither that key nor the list lets them back. */
  readonly removed: ReadonlyMap<string, string>;
  /** Guests who held a seat while the game was on, and whoever made the table. */
  readonly players: readonly string[];
  /** The sides for which each guest has held a seat since the game began; empty where all play together. */
  readonly playedFor: ReadonlyMap<string, readonly number[]>;
  readonly moves: MoveList;
  /** The board; never changed in place. */
  readonly state: State;
  /** The boards before the last moves, as far back as one seat moved without a reveal: what undo most often asks for. */
  readonly trail: readonly State[];
  readonly proposals: readonly Proposal[];
  readonly abandon: readonly number[];
}

export function isOver(table: Table): boolean {
  return table.status === 'over' || table.status === 'abandoned';
}

/** Whether nothing more will happen on the board: the game is over, or cannot go on. */
export function isEnded(table: Table): boolean {
  return isOver(table) || table.stopped !== undefined;
}

/** Whether people may know what lay in the decks. */
export function tellsSeed(table: Table, now: number): boolean {
  return isOver(table) && now >= table.sealed;
}
