// Whose thinking it is: threads are shared by address, then by guest, then by table.
import type { Claim } from '../fair/queue.ts';
import type { Table } from '../tables/table.ts';

/** What no person waits for shares the place of one address, and gets less than a person does. */
const NOBODY = 'nobody';
const SHARE_OF_NOBODY = 1 / 8;

export function claimOfNobody(guest = '', table = ''): Claim {
  return { path: [NOBODY, guest, table], share: SHARE_OF_NOBODY };
}

/** What somebody asked for. All who have not said who they are count as one guest of their address. */
export function claimOf(address: string, guest: string | undefined, table: string): Claim {
  return { path: [address, guest ?? '', table] };
}

/**
 * Bots play for whoever made the table, or else for somebody who sits there. At a table without people, or whose people this process
 * has not seen, they go last.
 */
export function claimOfTable(table: Table, addressOf: (guest: string) => string | undefined): Claim {
  const { id, host, seats } = table;
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person.id] : []));
  if (seated.length === 0) return claimOfNobody(host.id, id);
  for (const guest of [host.id, ...seated]) {
    const address = addressOf(guest);
    if (address !== undefined) return claimOf(address, guest, id);
  }
  return claimOfNobody(host.id, id);
}
