// From where a visitor looks at the board.
import { Refusal } from '../tables/refusal.ts';
import type { Rights } from '../tables/rights.ts';
import type { Table } from '../tables/table.ts';
import { hearsAll, seatsSeen } from '../tables/updates.ts';

/** Somebody who sees the board from there; 0 stands for what everybody sees. When a game between sides is over it is seen from everywhere. */
export function needSight(table: Table, rights: Rights, seat: number, now: number): void {
  if (seatsSeen(table, rights).includes(seat)) return;
  if (seat <= table.seats.length && hearsAll(table, rights, now)) return;
  throw new Refusal('not-your-seat', `You do not look at the board from seat ${String(seat)}.`);
}
