// Who follows a table over the connections of this hall.
import type { LiveTable } from '../tables/liveTable.ts';

export interface Here {
  readonly seats: readonly number[];
  readonly watchers: number;
}

export function whoIsHere(live: LiveTable): Here {
  const all = [...live.subscribers];
  const seats = new Set(all.flatMap((subscriber) => [...subscriber.rights.seats]));
  return {
    seats: [...seats],
    watchers: all.filter((subscriber) => subscriber.rights.seats.length === 0).length,
  };
}
