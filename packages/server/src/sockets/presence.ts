// Who is at a table now, over all processes. Nothing of it is kept; what a process said fades unless it says it again.
import type { Presence } from '@cordon/protocol';
import { type Here, type LiveTable, type Table, whoIsHere, type WhoIsThere } from '@cordon/tables';
import { z } from 'zod';

const wordSchema = z.strictObject({
  presence: z.string(),
  process: z.string(),
  seats: z.array(z.int()),
  watchers: z.int(),
});

/** How long the words of another process hold, in milliseconds. */
const HOLDS = 60_000;
/** How often a process repeats its own, table after table in so many turns, so that none of them takes long. */
const REPEATS = 20_000;
const TURNS = 20;
export const NEXT_TURN = REPEATS / TURNS;

export class PresenceBoard implements WhoIsThere {
  readonly #process: string;
  readonly #tell: (text: string) => void;
  readonly #now: () => number;
  /** Table to process to what it last said. */
  readonly #others = new Map<string, Map<string, Here & { readonly at: number }>>();
  /** What was last told to the subscribers of a table. */
  readonly #told = new WeakMap<LiveTable, string>();
  /** Who held which seat of a table when it last changed. */
  readonly #held = new WeakMap<LiveTable, Table['seats']>();

  #turn = 0;

  constructor(processName: string, tell: (text: string) => void, now: () => number) {
    this.#process = processName;
    this.#tell = tell;
    this.#now = now;
  }

  /** Somebody came to a table of this process or went; says whether that was news for those who follow it. */
  changed(live: LiveTable): 'told' | 'known' {
    const { seats, watchers } = whoIsHere(live);
    this.#tell(JSON.stringify({ presence: live.id, process: this.#process, seats, watchers }));
    return this.announce(live);
  }

  /** The table has changed: whoever is there may hold another seat now. */
  follow(live: LiveTable, { seats }: Table): void {
    if (this.#held.get(live) === seats) return;
    this.#held.set(live, seats);
    if (live.subscribers.size > 0) this.changed(live);
  }

  /** Tells the subscribers of a table who is there, if that is news. */
  announce(live: LiveTable): 'told' | 'known' {
    const text = JSON.stringify(this.of(live));
    if (this.#told.get(live) === text) return 'known';
    this.#told.set(live, text);
    for (const subscriber of live.subscribers) subscriber.take(text);
    return 'told';
  }

  of(live: LiveTable): Presence {
    const here = whoIsHere(live);
    const others = [...(this.#others.get(live.id)?.values() ?? [])];
    const seats = new Set([here, ...others].flatMap((there) => [...there.seats]));
    return {
      type: 'presence',
      table: live.id,
      seats: [...seats].sort((one, other) => one - other),
      watchers: others.reduce((sum, { watchers }) => sum + watchers, here.watchers),
    };
  }

  /** What another process said; gives back the table it is about, and whether that process is new there. */
  hear(text: string): { readonly table: string; readonly from: 'newcomer' | 'known' } | undefined {
    const word = readWord(text);
    if (word === undefined) return undefined;
    const { presence: table, process: from, seats, watchers } = word;
    const others = this.#others.get(table) ?? new Map<string, Here & { readonly at: number }>();
    const gone = seats.length === 0 && watchers === 0;
    const newcomer = !gone && !others.has(from);
    if (gone) others.delete(from);
    else others.set(from, { seats, watchers, at: this.#now() });
    if (others.size === 0) this.#others.delete(table);
    else this.#others.set(table, others);
    return { table, from: newcomer ? 'newcomer' : 'known' };
  }

  /** Repeats what is true here, for the tables whose turn it is, and forgets what others no longer say. */
  refresh(tables: Iterable<LiveTable>): void {
    this.#turn = (this.#turn + 1) % TURNS;
    const oldest = this.#now() - HOLDS;
    for (const [table, others] of this.#others) {
      for (const [from, { at }] of others) if (at < oldest) others.delete(from);
      if (others.size === 0) this.#others.delete(table);
    }
    for (const live of tables)
      if (turnOf(live.id) === this.#turn && live.subscribers.size > 0) this.changed(live);
  }
}

function turnOf(table: string): number {
  let sum = 0;
  for (let at = 0; at < table.length; at++) sum += table.charCodeAt(at);
  return sum % TURNS;
}

/** Whoever may use the database may say something: what cannot be read is passed over. */
function readWord(text: string): z.infer<typeof wordSchema> | undefined {
  try {
    return wordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
