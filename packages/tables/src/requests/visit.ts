// What one connection has open: its guest, and the tables it follows with the keys it has shown there.
import type { Person } from '@cordon/protocol';
import { claimOf } from '../bots/claims.ts';
import type { Claim } from '../fair/queue.ts';
import type { Pay } from '../pieces.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import { unknownTable } from '../tables/refusal.ts';
import { mayEnter, rightsOf, type Rights, type Visitor } from '../tables/rights.ts';
import type { Subscriber } from '../tables/subscriber.ts';
import type { Table } from '../tables/table.ts';

export interface Following {
  readonly live: LiveTable;
  readonly subscriber: Subscriber;
}

export interface Thought {
  readonly about: string;
  readonly callOff: () => void;
}

export interface Visit {
  /** False once the connection is gone: then nothing more is followed over it. */
  readonly isOpen: () => boolean;
  guest: Person | undefined;
  /** The network address it comes from, as limits count them. */
  readonly address: string;
  readonly following: Map<string, Following>;
  /** What is being thought about, by the number of its request. */
  readonly thinking: Map<number, Thought>;
  /** Pays for what is done for this connection. */
  readonly pay: Pay;
  /** Lets others have their turn before more is done; as long as too much was spent, for longer. */
  readonly rest: () => Promise<void>;
  /** Takes a message; `full` when the connection does not keep up. */
  readonly take: (text: string) => 'taken' | 'full';
  /** Takes a message that nothing later makes up for, whether the connection keeps up or not. */
  readonly tell: (text: string) => void;
}

/** What is thought about for a visit is paid for by its guest and address. */
export function claimOfVisit({ address, guest }: Visit, table: string): Claim {
  return claimOf(address, guest?.id, table);
}

export function visitorOf(visit: Visit, table: string): Visitor {
  const hashes = visit.following.get(table)?.subscriber.visitor.hashes ?? [];
  return { guest: visit.guest, hashes };
}

/** The rights of a visit at a table; to somebody without any the table does not exist. */
export function rightsAt(visit: Visit, table: Table): Rights {
  const rights = rightsOf(table, visitorOf(visit, table.id));
  if (!mayEnter(rights)) throw unknownTable();
  return rights;
}
