// The tables of the load, and the connections that sit there. Of an update only what the load needs is looked at.
import type { Asker } from './asker.ts';
import { openWire, type Wire } from './wire.ts';

export const SEATS = 4;

/** A table that was made and started, with the keys of its seats. */
export interface MadeTable {
  readonly id: string;
  readonly keys: readonly string[];
}

/** One seat of a table over its own connection. */
export interface Seat {
  wire: Wire;
  /** The number of the last entry that was heard. */
  number: number;
  /** What the seat can do now: the list as JSON, empty if nothing. */
  legal: string;
}

export interface SeatedTable {
  readonly id: string;
  readonly seats: readonly Seat[];
  position: number;
  /** How many seats have not heard of the command that is under way. */
  awaited: number;
  /** When that command was sent. */
  sentAt: number;
  lastId: number;
}

export interface Ears {
  /** All seats of a table have heard of the last command. */
  readonly all: (table: SeatedTable) => void;
  readonly refused: (message: string) => void;
  readonly bytes: (count: number) => void;
}

export type Hands = 'open' | 'private';

export async function makeTable(asker: Asker, hands: Hands): Promise<MadeTable> {
  const { table } = await asker.ask('create', { config: { players: SEATS, options: { hands } } });
  const id = String(table);
  const keys: string[] = [];
  for (let seat = 1; seat <= SEATS; seat++)
    keys.push(String((await asker.ask('sit', { table: id, seat }))['key']));
  await asker.ask('start', { table: id });
  return { id, keys };
}

/** Connects every seat of a table and greets; the table itself is not opened yet. */
export async function connectTable(id: string, port: number, ears: Ears): Promise<SeatedTable> {
  const table: SeatedTable = { id, seats: [], position: 0, awaited: 0, sentAt: 0, lastId: 1 };
  const seats = Array.from({ length: SEATS }, () => connectSeat(table, port, ears));
  return Object.assign(table, { seats: await Promise.all(seats) });
}

async function connectSeat(table: SeatedTable, port: number, ears: Ears): Promise<Seat> {
  const greeted = Promise.withResolvers<void>();
  const seat: Omit<Seat, 'wire'> = { number: 0, legal: '' };
  const whole = Object.assign(seat, {
    wire: await openWire({
      port,
      broken(why) {
        throw new Error(`a seat was lost: ${why}`);
      },
      hear(bytes, start, end) {
        ears.bytes(end - start);
        // {"type":"update", {"type":"done", {"type":"refused", {"type":"presence"
        const kind = bytes[start + 9];
        if (kind === 0x75) hearUpdate(table, seat, bytes, start, end, ears);
        else if (kind === 0x64) greeted.resolve();
        else if (kind === 0x72) ears.refused(bytes.toString('utf8', start, end));
      },
    }),
  });
  whole.wire.send('{"type":"hello","id":1,"protocol":1}');
  await greeted.promise;
  return whole;
}

const NUMBER = Buffer.from('"number":');
const POSITION = Buffer.from('"position":');
const LEGAL = Buffer.from('"legal":[');
/** How many bytes at the end of an update follow the list of legal commands. */
const TAIL = '}]}'.length;

function hearUpdate(
  table: SeatedTable,
  seat: Omit<Seat, 'wire'>,
  bytes: Buffer,
  start: number,
  end: number,
  ears: Ears,
): void {
  seat.number = readWhole(bytes, bytes.indexOf(NUMBER, start) + NUMBER.length);
  table.position = readWhole(bytes, bytes.indexOf(POSITION, start) + POSITION.length);
  const listEnd = end - TAIL;
  const isEmpty = bytes[listEnd - 2] === 0x5b;
  seat.legal = isEmpty
    ? ''
    : bytes.toString('utf8', bytes.lastIndexOf(LEGAL, listEnd) + LEGAL.length - 1, listEnd);
  table.awaited -= 1;
  if (table.awaited === 0) ears.all(table);
}

function readWhole(bytes: Buffer, from: number): number {
  let value = 0;
  for (let at = from; ; at++) {
    const digit = bytes[at]! - 0x30;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}

/** Opens the table on every seat; `ears.all` hears when all have the first board. */
export function openSeats(table: SeatedTable, { keys }: MadeTable): void {
  table.awaited = SEATS;
  for (const [index, { wire }] of table.seats.entries()) {
    wire.send(JSON.stringify({ type: 'open', id: 2, table: table.id, key: keys[index] }));
  }
  table.lastId = 2;
}

/** Sends a command of a seat that has any; false when nobody can do anything: the game is over. */
export function playAny(table: SeatedTable, now: () => number): boolean {
  const able = table.seats.findIndex(({ legal }) => legal !== '');
  const seat = table.seats[able];
  if (seat === undefined) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const list = JSON.parse(seat.legal) as readonly string[];
  table.lastId += 1;
  table.awaited = SEATS;
  const { id, position, lastId } = table;
  const commands = [choose(list)];
  const text = JSON.stringify({ type: 'play', id: lastId, table: id, seat: able + 1, position, commands });
  table.sentAt = now();
  seat.wire.send(text);
  return true;
}

/** Any command; treating a disease rather often, so that games last longer than those of pure chance. */
function choose(list: readonly string[]): string {
  const treats = list.filter((words) => words.startsWith('treat'));
  const from = treats.length > 0 && Math.random() < 0.7 ? treats : list;
  return from[Math.floor(Math.random() * from.length)]!;
}
