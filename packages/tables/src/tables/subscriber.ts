// Somebody who follows a table over a connection.
import type { Pay } from '../pieces.ts';
import type { Rights, Visitor } from './rights.ts';

export interface Subscriber {
  visitor: Visitor;
  /** What the visitor was at the table when last told something. */
  rights: Rights;
  /** The number of the last entry that was sent. */
  sent: number;
  /**
   * Whether entries are missing that `bringUpToDate` sends: what happens meanwhile is told by it too. Whoever subscribes begins
   * behind.
   */
  isBehind: boolean;
  /** Pays for what is played and written for it alone. */
  readonly pay: Pay;
  /** Lets others have their turn before more is sent; as long as the sender has spent too much, for longer. */
  readonly rest: () => Promise<void>;
  /** Takes a message; `full` when the connection does not keep up and shall be brought up to date later. */
  readonly take: (text: string) => 'taken' | 'full';
  /** The table is closed to this visitor from now on: whoever is told so unsubscribes. */
  readonly lose: () => void;
}
