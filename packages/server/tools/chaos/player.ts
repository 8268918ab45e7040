// A client that holds one seat of one table, or looks on as its host (seat 0), over many connections: it keeps what it heard
// and starts anew only where the server may hold another history.
import type { EntryMessage, SeatBoard, ServerMessage, TableInfo, Update } from '@cordon/protocol';
import type { Faults } from './faults.ts';
import type { Line } from './line.ts';
import type { Sent } from './record.ts';

export interface Identity {
  readonly name: string;
  readonly cookie: string;
}

export interface PlayerParts {
  readonly table: string;
  readonly seat: number;
  readonly who: Identity;
  /** What it shows when it comes back: the cookie of its guest, or the key of its seat and nothing else. */
  readonly shows: 'cookie' | 'key';
  readonly invite: string;
}

export class Player {
  readonly table: string;
  readonly seat: number;
  readonly parts: PlayerParts;
  readonly #faults: Faults;
  /** The log as this client was told it, each entry as JSON; the first has the number 1. */
  readonly entries: string[] = [];
  position = 0;
  move = 0;
  info: TableInfo | undefined;
  board: SeatBoard | undefined;
  line: Line | undefined;
  /** Whether it has been brought up to date over the present connection. */
  here: 'yes' | 'no' = 'no';
  /** Requests whose answers got lost and that it has not looked for yet. */
  lost: Sent[] = [];
  /** The key of its seat, once it was told. */
  seatKey: string | undefined;
  /** The number of its last command or undo that was acknowledged. */
  lastOwn = 0;
  /** It shall leave its connection and come back elsewhere. */
  shallMove: 'yes' | 'no' = 'no';
  /** The name of the history that its entries belong to. */
  epoch: string | undefined;
  /** Whether the server may hold another history than the one it knows. */
  mayStartOver: 'yes' | 'no' = 'no';
  #wake = Promise.withResolvers<void>();

  constructor(parts: PlayerParts, faults: Faults) {
    this.parts = parts;
    this.#faults = faults;
    this.table = parts.table;
    this.seat = parts.seat;
  }

  get name(): string {
    return `table ${this.table}, seat ${String(this.seat)}`;
  }

  get cookie(): string | undefined {
    return this.parts.shows === 'key' && this.seatKey !== undefined ? undefined : this.parts.who.cookie;
  }

  get key(): string {
    return this.seatKey ?? this.parts.invite;
  }

  /** Fulfilled when something has changed since it was last asked for. */
  news(): Promise<void> {
    return this.#wake.promise;
  }

  stir(): void {
    this.#wake.resolve();
    this.#wake = Promise.withResolvers<void>();
  }

  has(mark: string): boolean {
    const part = `"mark":${JSON.stringify(mark)}`;
    return this.entries.some((entry) => entry.includes(part));
  }

  hear(message: ServerMessage): void {
    if (message.type === 'update') this.#update(message);
    if (message.type === 'closed') this.#faults.tell(`${this.name}: the table was closed to it`);
    this.stir();
  }

  #update(update: Update): void {
    if (this.mayStartOver === 'yes' && update.entries[0]?.number === 1) {
      this.entries.length = 0;
      this.board = undefined;
    }
    for (const entry of update.entries) this.#add(entry);
    if (update.number !== this.entries.length)
      this.#faults.tell(
        `${this.name}: an update says number ${String(update.number)}, but it brought the client to ${String(this.entries.length)}`,
      );
    this.position = update.position;
    this.move = update.move;
    if (update.info !== undefined) this.info = update.info;
    if (update.boards !== undefined) this.board = update.boards.find(({ seat }) => seat === this.seat);
    if (update.more === undefined) this.here = 'yes';
  }

  #add(entry: EntryMessage): void {
    if (entry.number !== this.entries.length + 1)
      this.#faults.tell(
        `${this.name}: entry ${String(entry.number)} came after entry ${String(this.entries.length)}`,
      );
    this.entries.push(JSON.stringify(entry));
  }
}
