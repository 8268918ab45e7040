// Who is at a table of this page: whoever has it open here.
import type { Presence } from '@cordon/protocol';
import { whoIsHere, type LiveTable, type WhoIsThere } from '@cordon/tables';

export class LocalPresence implements WhoIsThere {
  /** What was last told to those who follow a table. */
  readonly #told = new WeakMap<LiveTable, string>();

  changed(live: LiveTable): 'told' | 'known' {
    const text = JSON.stringify(this.of(live));
    if (this.#told.get(live) === text) return 'known';
    this.#told.set(live, text);
    for (const subscriber of live.subscribers) subscriber.take(text);
    return 'told';
  }

  of(live: LiveTable): Presence {
    const { seats, watchers } = whoIsHere(live);
    return { type: 'presence', table: live.id, seats: seats.toSorted((one, other) => one - other), watchers };
  }
}
